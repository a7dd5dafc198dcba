// sourceHash: '251ef40271ca'
import type {CustomersContent} from '@site/src/content/customers';
import {growthModels} from './growthModels';
import {featurePlans} from '@site/src/data/planFacts';
import {priceListWords} from './priceListWords';

const {msp, telco, platform} = growthModels;
const {since} = priceListWords;

export const customers: CustomersContent = {
  meta: {
    title: 'Casi cliente',
    description:
      'Come le aziende vendono sicurezza ai clienti con il proprio marchio: com’era prima, il primo passo, il lavoro di oggi.',
  },
  title: 'Come lavorano i nostri clienti',
  lede: 'Com’era prima, qual è stato il primo passo e come si lavora adesso.',
  invented: (mark) =>
    `Aziende e persone con il segno «${mark}» sono inventate. La piattaforma funziona come descritto.`,
  read: (company) => `Leggi il caso completo: ${company}`,
  pageTitle: (company) => `${company}: un caso cliente`,
  chapters: {before: 'Prima', start: 'Il primo passo', now: 'Come funziona adesso'},
  story: 'Che cosa è cambiato, e come',
  facts: 'In breve',
  more: 'Come funzionerebbe da te?',
  moreLabel: 'Per approfondire',
  all: 'Tutti i casi cliente',
  stories: {
    msp: {
      ...msp.cases.msp,
      summary:
        'Un fornitore IT che scriveva report solo per chi li chiedeva oggi fa l’assessment a tutti i clienti e li incontra con un report che porta il suo nome.',
      facts: [
        {name: 'Vende', text: 'IT gestito, con la sicurezza come servizio mensile'},
        {
          name: 'Eroga',
          text: 'Scansioni, monitoraggio del dark web, assessment e un report con il proprio logo',
        },
        {
          name: 'Chi se ne occupa',
          text: 'I tecnici che seguono già il cliente; il commerciale presenta i risultati',
        },
      ],
      before: [
        msp.cases.msp.before,
        'Gli altri sentivano parlare di sicurezza quando qualcosa si era rotto. Il commerciale aveva un solo motivo all’anno per chiamare: il rinnovo.',
      ],
      start: [
        'Il primo report è andato a un cliente che stava per cambiare un server. Il cliente ha firmato l’autorizzazione alle scansioni, le scansioni sono partite e l’incontro sul server è cominciato dalle criticità: chi corregge che cosa, ed entro quando.',
        'Nel preventivo l’assessment era un lavoro a sé, e il server la correzione che consigliava.',
      ],
      now: [
        msp.cases.msp.now,
        'Ogni mese segue lo stesso ordine: partono le scansioni, il team mette in ordine le criticità, corregge quello che il contratto include e illustra al cliente una pagina.',
      ],
      voice: msp.testimonial,
    },
    mssp: {
      ...msp.cases.mssp,
      summary:
        'Gli analisti di un fornitore di sicurezza gestita passavano le giornate a rispondere sulle criticità. Oggi i clienti trovano le risposte in un loro workspace.',
      facts: [
        {name: 'Vende', text: 'Monitoraggio, assessment e compliance per molti clienti'},
        {name: 'Eroga', text: 'Un workspace per ogni cliente, sul dominio del fornitore'},
        {name: 'Disponibile', text: `I workspace dei clienti ci sono ${since(featurePlans.clientWorkspace)}`},
      ],
      before: [
        msp.cases.mssp.before,
        'Ogni risposta toglieva un analista agli alert, e poi l’auditor la richiedeva in un’altra forma.',
      ],
      start: [
        'I primi workspace sono andati ai clienti che chiamavano di più. Le criticità già note erano lì dal primo giorno, con responsabile e scadenza: all’accesso i clienti hanno visto a che punto erano le cose.',
      ],
      now: [
        msp.cases.mssp.now,
        'Quando arriva un auditor, accanto alla criticità trova l’evidenza e la data di chiusura.',
      ],
      outside: () => msp.cases.mssp.link,
    },
    telco: {
      ...telco.case,
      summary:
        'Un operatore telco vende la sicurezza in negozio, insieme al contratto della fibra, e la mette nella fattura che le imprese clienti pagano già.',
      before: [
        'Le linee si confrontavano sul prezzo. La sicurezza era un dépliant accanto al contratto, e in negozio non c’era nulla da mostrare che riguardasse l’azienda del cliente.',
      ],
      start: [
        'Ogni linea business è arrivata con una cosa in più, il report di digital footprint: che cosa si vede da fuori dell’azienda cliente.',
        'Marchio, fatturazione, vendite e pilota sono stati preparati in parallelo. Il pilota ha usato fatture vere, prima che negozi e agenti cominciassero a vendere.',
      ],
      now: [
        telco.case.text,
        'Dopo il primo report, scansioni e monitoraggio dei data breach continuano ogni mese, e il piano di remediation dice che cosa fare dopo.',
        'Il cliente paga insieme alla linea. Alle domande risponde prima l’assistenza dell’operatore, che passa a noi quello che non riesce a risolvere.',
      ],
      outside: telco.case.link,
    },
    insurer: {
      ...platform.insurer,
      summary:
        'Un marketplace di polizze cyber affida a una scansione le domande tecniche: si quota in base alle evidenze, e il cliente sa che cosa abbasserebbe il prezzo.',
      facts: [
        {name: 'Vende', text: 'Polizze cyber, tramite broker'},
        {name: 'Invia', text: 'Il dominio e il consenso del richiedente, via API'},
        {name: 'Riceve', text: 'Un punteggio motivato e quello che lo alzerebbe'},
        {name: 'Chi decide', text: 'Gli underwriter'},
      ],
      before: [
        platform.insurer.before,
        'Due richiedenti con le stesse risposte sembravano uguali, per quanto diversi apparissero a chi attacca.',
      ],
      start: [
        'Il marketplace ha aggiunto una domanda al modulo: possiamo scansionare questo dominio? Con un sì per iscritto, le API lo hanno scansionato e hanno restituito punteggio, criticità e motivi.',
        'Le domande a cui risponde la scansione sono uscite dal questionario.',
      ],
      now: [platform.insurer.now, platform.insurer.after],
      voice: platform.testimonial,
      outside: platform.insurer.link,
    },
    apiHub: {
      ...platform.apiHub,
      summary:
        'Un hub di software gestionali si è collegato una volta alle API. Ogni software house offre gli assessment nelle proprie schermate, senza uno scanner suo.',
      facts: [
        {name: 'Collega', text: 'Software di contabilità, personale e vendite per le piccole imprese'},
        {name: 'Si vende come', text: 'Un servizio in più, nelle schermate di ogni software house'},
        {name: 'Disponibile', text: platform.apiHub.plan},
      ],
      before: [
        'I clienti facevano domande sulla sicurezza alla propria software house, e ognuna cercava una risposta per conto suo. Costruire uno scanner era troppo per ognuna di loro.',
      ],
      start: [
        'L’hub si è collegato una volta sola. Un unico accordo sul trattamento dei dati ha regolato ruoli, sub-responsabili e cancellazione per tutte le integrazioni.',
        'Le criticità sono collegate a un framework: «soddisfatto» vuol dire la stessa cosa in ogni prodotto.',
      ],
      now: [
        'Chi lavora in uno di questi prodotti trova clienti, assessment, scansioni e report nelle schermate che già conosce. Il software fa via API quello che le persone fanno nella console.',
        'Punteggi e criticità si leggono quando servono a un prodotto, come sono in quel momento.',
      ],
    },
  },
};
