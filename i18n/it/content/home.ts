// sourceHash: '36cd81083895'
import {brand} from '@site/src/data/brand';
import {claims, frameworks} from '@site/src/data/claims';
import {firstWeeks} from '@site/src/data/firstWeeks';
import {agreementFrom} from '@site/src/data/legal';
import {whiteLabelSetupEur} from '@site/src/data/plans';
import {featurePlans, withFullCatalogue} from '@site/src/data/planFacts';
import {priceList} from '@site/src/data/priceList';
import {clientInOrder} from '@site/src/data/sampleClients';
import {sampleReport} from '@site/src/data/sampleReport';
import {
  exampleClients,
  productPerClientEur,
  savedPercent,
  savedPerClientEur,
  savedPerYearEur,
  severalExampleClients,
  traditionalStackEur,
} from '@site/src/data/savings';
import {formats} from '@site/src/data/format';
import {longDate} from '@site/src/lib/format';
import type {HomeContent} from '@site/src/content/home';
import {clauses} from './clauses';
import {priceListWords} from './priceListWords';

const {eur, number, percent, list} = formats('it');
const saved = eur(savedPerClientEur);
const {entry, trial, onRequest, several} = priceList;
const {from, since} = priceListWords;
const price = eur(entry.eurPerMonth);
const [allOfThem, ofTheirOwn] = [since(featurePlans.fullCatalogue), since(featurePlans.customFrameworks)];
/** From which plan on: the smallest has the basic catalogue. */
const allFrameworks = withFullCatalogue.customFrameworks
  ? `tutti, e anche i tuoi, ${allOfThem}`
  : `tutti ${allOfThem}, i tuoi ${ofTheirOwn}`;
const ownDomain = since(featurePlans.customDomain);
const later = withFullCatalogue.customDomain
  ? `Il tuo dominio, NIS2 e GDPR ${allOfThem}`
  : `Il tuo dominio ${ownDomain}, NIS2 e GDPR ${allOfThem}`;
const [roiFrom, roiTo] = claims.roiMonths;
const [onboardFrom, onboardTo] = claims.onboardingHours;
const {client} = sampleReport;

export const home: HomeContent = {
  meta: {
    title: 'Cybersecurity white-label per MSP, telco e piattaforme',
    description: `Vendi sicurezza con il tuo marchio: scansioni, compliance e monitoraggio dei data breach per i tuoi clienti, da ${price} al mese. ${claims.trialDays} giorni gratis, senza carta di credito.`,
  },
  hero: {
    eyebrow: 'Sicurezza white-label per MSP, telco e piattaforme',
    title: 'Vendi sicurezza con il tuo nome, già da lunedì.',
    lede: 'Scansioni, compliance e monitoraggio dei data breach: per i tuoi clienti sono servizi tuoi, con il tuo logo, i tuoi colori, il tuo listino. Noi restiamo dietro le quinte.',
    primary: 'Prova gratis',
    secondary: 'Contattaci',
    promises: [
      `${claims.trialDays} giorni gratis con ${trial.name}`,
      'Senza carta di credito',
      `Attivo in ${claims.setupMinutes} minuti`,
    ],
    own: {
      label: 'Guarda tutta la pagina con il tuo nome',
      samples: 'Guardala come uno di questi partner di esempio:',
    },
    later: `${later}.`,
  },
  dashboard: {
    label: 'La dashboard di un cliente di esempio, con quattro marchi di esempio',
    menu: ['Panoramica', 'Esposizione', 'Dark web', 'Compliance', 'Remediation', 'Campagne'],
    tiles: {
      vulnerabilities: 'vulnerabilità',
      scansCompleted: 'scansioni completate',
      compliancePercent: 'compliance',
    },
    activity: [
      {text: `${clientInOrder.name}: nessuna criticità aperta`, when: '2 min'},
      {text: 'Assessment NIS2 completato', when: '1 h'},
      {text: 'Password esposta rilevata e reimpostata', when: '4 h'},
    ],
  },
  frameworks: {
    title: 'I framework richiesti ai tuoi clienti, in un unico posto',
    pause: 'Ferma lo scorrimento',
  },
  savingsCallout: {
    title: `Risparmia fino a ${saved} per cliente, ogni mese`,
    text: `Rispetto agli strumenti separati che la piattaforma sostituisce, ${clauses.perClient}.`,
    action: 'Confronta i costi',
  },
  growthPath: {
    eyebrow: 'Percorso di crescita',
    title: 'Un piano per ogni fase del tuo servizio',
    lede: several
      ? 'Paghi per la fase in cui ti trovi. Quando i clienti chiedono di più, passi al piano superiore; i prezzi per loro li decidi sempre tu.'
      : 'Paghi un solo prezzo, noto in anticipo; i prezzi per i tuoi clienti li decidi sempre tu.',
    banner: `${from} al mese, con fatturazione annuale.${onRequest ? ` Ti serve di più? I piani ${onRequest.name} non hanno limiti.` : ''}`,
    bannerAction: several ? 'Confronta tutti i piani' : 'Scopri che cosa include',
    popular: 'Il più scelto',
    perMonth: 'al mese',
    billing: 'fatturazione annuale',
    limits: {
      clients: (most) => (most ? `Fino a ${most} clienti` : 'Clienti senza limiti'),
      users: (most) => (most ? `${most} utenti del tuo team` : 'Utenti del tuo team senza limiti'),
      scans: (most) => (most ? `${most} scansioni al mese` : 'Scansioni senza limiti'),
    },
    actions: {trial: 'Prova gratis', other: 'Prenota un incontro'},
  },
  statistics: {
    title: 'Scansioniamo prima il nostro sito, e pubblichiamo il risultato',
    lede: 'Ogni build viene scansionata prima di andare online. La pagina «Fiducia» dice che cosa ha superato, che cosa resta aperto e chi lo chiude, entro quando.',
    proof: {
      scan: 'controlli superati dalla build di questo sito il',
      report: 'criticità nel report di esempio, ognuna con la sua evidenza e il modo di risolverla',
      answer: 'giorni, al massimo, per rispondere di persona a chi segnala una vulnerabilità',
    },
    trust: 'Certificati, sub-responsabili e dove si trovano i dati',
    source: 'I partner li contiamo noi; il resto è quanto ci riferiscono. Dati non certificati.',
    items: [
      {value: `${number(claims.msps)}+`, label: 'MSP sulla piattaforma'},
      {
        value: `${claims.fewerSupportRequestsPercent}%`,
        label: 'di richieste di supporto in meno con un workspace per il cliente',
      },
      {value: `${roiFrom}–${roiTo}`, label: 'mesi per un ROI positivo'},
      {
        value: `${claims.savingsPercent}%`,
        label: `il risparmio più alto sugli strumenti indicato dai partner; ai prezzi di listino, ${percent(savedPercent)}`,
      },
    ],
  },
  features: {
    title: 'Un servizio di sicurezza, una piattaforma',
    lede: `La configurazione richiede ${claims.setupMinutes} minuti, l’onboarding da ${onboardFrom} a ${onboardTo} ore. Il primo dominio scansionato è il tuo; quello di un cliente segue appena lo autorizza per iscritto.`,
    action: 'Scopri tutta la piattaforma',
    screen: {
      label: `La schermata di ${client.name}, un cliente di esempio: punteggio, framework e criticità aperte`,
      counts: {closed: 'Criticità risolte', open: 'Ancora aperte'},
      by: (day) => `entro il ${day}`,
      sample: (about, news, before, now) =>
        `${client.name} è un cliente di esempio (${about}); le sue criticità e i numeri qui sotto sono inventati. Delle ${news} nuove criticità il gateway dimenticato è la peggiore: insieme hanno portato il punteggio da ${before} a ${now}.`,
      action: 'Leggi il report che riceve il titolare',
    },
    items: {
      surface: {
        title: 'Superficie di attacco',
        text: 'Scansioni di vulnerabilità programmate su domini, siti web e sistemi email. Le criticità arrivano in ordine di gravità, spiegate e pronte da assegnare.',
        figure: 'criticità aperte, la più grave per prima',
      },
      compliance: {
        title: 'Assessment di compliance',
        text: `Assessment e dashboard per ${list(frameworks)}: ${allFrameworks}.`,
        figure: 'dei controlli NIS2 soddisfatti',
      },
      remediation: {
        title: 'Piani di remediation',
        text: 'Le criticità diventano un piano con responsabili, impegno stimato e priorità.',
        figure: 'di lavoro, pianificate per data',
      },
      workspaces: {
        title: 'Workspace per i clienti',
        text: 'I clienti seguono da soli i propri progressi, e ti chiamano di meno.',
        figure: 'il punteggio, che vede anche il titolare',
      },
      breach: {
        title: 'Data breach e dark web',
        text: 'Credenziali e dati aziendali esposti, scoperti per tempo e trasformati in attività da svolgere.',
        figure: 'account con la password esposta',
      },
      campaigns: {
        title: 'Gestione delle campagne',
        text: 'Campagne di assessment su molti clienti insieme: chi ha aperto, chi ha risposto, e un sollecito a chi ancora non l’ha fatto.',
        figure: 'questionari NIS2 compilati, di più clienti',
      },
      footprint: {
        title: 'Report di digital footprint',
        text: 'Che cosa può scoprire di un cliente chi lo guarda da fuori: il report che apre la trattativa.',
        figure: 'il suo punteggio per ciò che si raggiunge da internet',
      },
      advisor: {
        title: 'AI sales advisor e API',
        text: 'Suggerisce che cosa proporre a ogni cliente, per esempio un test di ripristino ogni trimestre; via API il suggerimento arriva nel tuo CRM.',
        figure: 'clienti con un suggerimento',
      },
    },
  },
  growthModels: {
    title: 'Come la usano telco, piattaforme e imprese',
    lede: 'La stessa piattaforma, usata in tre modi: dentro un’offerta di connettività, tramite un’API o lungo la catena dei fornitori.',
    action: 'Scopri tutti i modelli di crescita',
    met: 'Controlli soddisfatti',
    models: {
      telco: {
        title: 'Telco',
        text: `Aggiungi la sicurezza all’offerta che le imprese acquistano già da te. Parti in meno di ${claims.telcoLaunchDays} giorni, dal tuo portale e con la tua fattura.`,
        action: 'Il modello telco',
        diagram: 'La fattura di un operatore: fibra, linee mobili e sicurezza',
      },
      platform: {
        title: 'Piattaforma',
        text: 'Assicurazioni e marketplace integrano gli assessment via API: la quotazione si basa su quello che ha trovato una scansione.',
        action: 'Il modello piattaforma',
        diagram: 'Una chiamata alle API, con punteggio, criticità e framework in risposta',
      },
      enterprise: {
        title: 'Enterprise',
        text: 'Vedi l’esposizione di tutta la tua filiera, valuta ogni fornitore con lo stesso framework e segui le correzioni.',
        action: 'Il modello enterprise',
        diagram: 'Fornitori, e quanti dei controlli rispetta ciascuno, a partire dal più debole',
      },
    },
  },
  calculator: {
    eyebrow: 'Calcolatore ROI',
    title: 'Quanto risparmieresti?',
    lede: 'Inserisci i tuoi numeri. Restano nell’indirizzo della pagina, da conservare o condividere; non viene inviato nulla, se non lo invii tu.',
  },
  savingsTeaser: {
    title: 'Sei strumenti e sei fatture, o una sola piattaforma',
    text: `Il conto per un cliente, con ogni strumento al suo prezzo medio; insieme costano da ${number(traditionalStackEur.from)} a ${eur(traditionalStackEur.to)}. ${
      severalExampleClients
        ? `Con ${number(exampleClients)} clienti e un piano per ognuno risparmi ${eur(savedPerYearEur)} l’anno; con un solo piano ${entry.name}, che li comprende tutti, ancora di più.`
        : `Risparmi ${eur(savedPerYearEur)} l’anno.`
    }`,
    action: 'Calcola il risparmio nel dettaglio',
    chartLabel: `Costo per cliente al mese: strumenti separati ${eur(traditionalStackEur.typical)}, ${brand.name} ${eur(productPerClientEur)}`,
    stack: 'Strumenti separati',
  },
  finalCta: {
    title: 'Il prossimo incontro con un cliente può partire dalla sua scansione',
    text: `I ${claims.trialDays} giorni di prova bastano per scansionare un dominio, leggere il report e mostrarlo a chi deve vederlo. La prova è su ${trial.name}: NIS2 e GDPR sono inclusi ${allOfThem}.`,
    primary: 'Prova gratis',
    secondary: 'Contattaci',
    report: 'Leggi un report di esempio completo',
  },
  faq: {
    title: 'Le prime domande dei partner',
    text: 'Non trovi la tua?',
    contact: 'Chiedi a noi',
    items: [
      {
        question: 'I miei clienti vedranno mai un altro marchio?',
        answer: `Vedono il tuo: report, email e schermate hanno il tuo logo e i tuoi colori ${since(featurePlans.logoAndColours)}; sono sul tuo dominio ${since(featurePlans.customDomain)}. Nei documenti sulla protezione dei dati compariamo noi, come sub-responsabile. ${brand.name} non cerca di vendere ai tuoi clienti; dal ${longDate('it', agreementFrom.nonSolicitation)} lo dice anche l’accordo con i partner.`,
      },
      {
        question: 'Dopo quanto posso iniziare a vendere?',
        answer: `Per configurare l’account bastano ${claims.setupMinutes} minuti, per l’onboarding da ${onboardFrom} a ${onboardTo} ore. Il report sul tuo dominio può arrivare nella stessa settimana; nel nostro piano per i partner i primi clienti paganti arrivano dalla settimana ${firstWeeks.clients[0]}. Un operatore telco con portale e fatturazione propri parte in meno di ${claims.telcoLaunchDays} giorni.`,
      },
      {
        question: 'Mi servono specialisti di sicurezza?',
        answer: `Per iniziare, no. Le scansioni partono da sole, gli assessment guidano il cliente domanda per domanda e ogni criticità arriva spiegata; ${since(featurePlans.remediationEngine)} c’è anche il piano per risolverla. Ti serve una persona che legga il report insieme al cliente e faccia in modo che il lavoro venga fatto. Il nostro supporto di secondo livello risponde ai tuoi tecnici. Quando cresci, gli specialisti trovano tutti i dettagli che servono.`,
      },
      {
        question: 'Quanto costa e quanto posso far pagare?',
        answer: `${from} al mese (fino a ${number(exampleClients)} clienti), con fatturazione annuale, più IVA e ${eur(whiteLabelSetupEur)} una tantum per il white label. I tuoi prezzi li decidi tu. Rispetto a strumenti separati che costano ${eur(traditionalStackEur.typical)} per cliente al mese, i partner risparmiano fino a ${saved} per cliente al mese, ${clauses.perClient}, e di solito il ROI è positivo in ${roiFrom}–${roiTo} mesi.${several ? ' Puoi passare a un piano superiore in qualsiasi momento, pagando la differenza; il passaggio a uno inferiore decorre dalla fine del ciclo di fatturazione.' : ''}`,
      },
      {
        question: 'C’è una prova gratuita?',
        answer: `Sì: ${claims.trialDays} giorni con il piano ${trial.name}, e non chiediamo la carta di credito. Se non indichi un metodo di pagamento, non paghi nulla e le funzionalità a pagamento finiscono con la prova. Se lo aggiungi, la prova diventa un anno a pagamento, salvo disdetta prima della fine.`,
      },
    ],
  },
  education: {
    title: 'Che cosa leggere, e far leggere ai clienti',
    items: {
      eduHub: {
        kind: 'Hub',
        title: 'Cyber Edu Hub',
        text: 'I fondamenti, spiegati in modo da poterli trasmettere.',
      },
      guideWhiteLabel: {
        kind: 'Guida',
        title: 'Avvia un servizio white-label',
        text: 'Avvio, prezzi e onboarding dei clienti, passo dopo passo.',
      },
      guideBestPractices: {
        kind: 'Guida',
        title: 'Buone pratiche di sicurezza',
        text: 'Accessi, formazione, dati e policy alla portata di una piccola impresa.',
      },
      blog: {
        kind: 'Blog',
        title: 'Appunti dal team',
        text: 'NIS2, prezzi, fiducia: quello che impariamo insieme ai partner.',
      },
    },
  },
};
