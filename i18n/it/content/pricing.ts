// sourceHash: '17a012063c6d'
import {brand} from '@site/src/data/brand';
import {claims, fullCatalogueOnly} from '@site/src/data/claims';
import {agreement, agreementFrom, dataProcessing} from '@site/src/data/legal';
import {contractMonths, whiteLabelSetupEur} from '@site/src/data/plans';
import {firstOrder} from '@site/src/data/firstOrder';
import {steepStep, yearEur} from '@site/src/data/planFacts';
import {priceList} from '@site/src/data/priceList';
import {savedPerClientEur, traditionalStackEur} from '@site/src/data/savings';
import {formats} from '@site/src/data/format';
import {longDate} from '@site/src/lib/format';
import {withArticle} from '../italian';
import type {PricingContent} from '@site/src/content/pricing';
import {clauses} from './clauses';
import {home} from './home';
import {priceListWords} from './priceListWords';

const {currencyName, eur, number, list} = formats('it');
const {all, priced, onRequest, entry, trial, top, several, extendable} = priceList;
const {from, fromWithin} = priceListWords;
const price = eur(entry.eurPerMonth);
const saved = eur(savedPerClientEur);
const names = list(all.map(({name}) => name));

export const pricing: PricingContent = {
  meta: {
    title: `Prezzi: ${fromWithin} al mese`,
    description: `Cybersecurity white-label, ${fromWithin} al mese con fatturazione annuale: ${names}. Confronta limiti, funzionalità e opzioni.`,
  },
  hero: {
    title: `${from} al mese. Il prezzo lo fai tu.`,
    lede: several
      ? 'Confronta clienti, utenti e scansioni, poi parti con la prova gratuita.'
      : 'Paghi un solo prezzo, noto in anticipo. Parti con la prova gratuita.',
    primary: 'Prova gratis',
    secondary: 'Confronta i piani',
    promises: [`${claims.trialDays} giorni gratis con ${trial.name}`, 'Senza carta di credito'],
  },
  savingsBanner: {
    text: `Risparmia fino a ${saved} al mese per cliente¹`,
    action: 'Calcola il tuo risparmio',
  },
  plans: {
    title: several ? 'Scegli in base a clienti, utenti e scansioni' : 'Un solo piano, con tutto dentro',
    lede: several
      ? 'Parti in piccolo. Quando passi al piano superiore paghi solo la differenza.'
      : 'Parti anche con un solo cliente e cresci con i tuoi tempi.',
    popular: home.growthPath.popular,
    period: home.growthPath.perMonth,
    note: `Fatturazione annuale, per ${contractMonths} mesi`,
    limits: {clients: 'Clienti', mspUsers: 'Utenti del team', scansPerMonth: 'Scansioni al mese'},
    upTo: (most) => `fino a ${most}`,
    unlimited: 'senza limiti',
    extra: (each) => `+ ${each} l’uno`,
    extraWithWorkspace: (each) => `+ ${each} l’uno, con workspace`,
    setupOnce: `Attivazione white label, una tantum: ${eur(whiteLabelSetupEur)}`,
    contents: 'Cosa include',
    everythingIn: (plan) => `Tutto quello che c’è in ${plan}`,
    freeTrial: `Prova gratuita di ${claims.trialDays} giorni`,
    actions: home.growthPath.actions,
    onRequest: 'Su richiesta',
  },
  procurement: {
    title: 'Contratto, privacy e sicurezza',
    items: {
      contract: {
        title: 'Contratto',
        text: 'Puoi leggere tutte le versioni dell’accordo. Le condizioni concordate con te vanno nel modulo d’ordine, che prevale sull’accordo. Nell’accordo, «Piano Professional» indica qualsiasi piano a pagamento.',
        link: 'Accordo con i partner',
      },
      invoices: {
        title: 'Ordini e fatture',
        text: `Con il modulo d’ordine le fatture sono in ${currencyName} e scadono a ${agreement.invoiceDueDays} giorni.`,
        link: 'Corrispettivi e pagamenti',
      },
      data: {
        title: 'Trattamento dei dati',
        text: `Ti notifichiamo le violazioni entro ${dataProcessing.breachNotificationHours} ore e restituiamo o cancelliamo i dati entro ${dataProcessing.deletionDays} giorni dalla fine del contratto. Puoi fare un audit con ${dataProcessing.auditNoticeDays} giorni di preavviso.`,
        link: 'Accordo sul trattamento dei dati',
      },
      hosting: {
        title: 'Hosting e sub-responsabili',
        text: `I dati personali dei tuoi clienti restano nello Spazio economico europeo. Annunciamo i nuovi sub-responsabili ${dataProcessing.subProcessorNoticeDays} giorni prima.`,
        link: 'L’elenco dei sub-responsabili',
      },
      certificates: {
        title: 'Certificati',
        text: (standards, published) =>
          standards
            ? `${standards}.${published ? '' : ' Chiedici una copia dei certificati.'}`
            : 'La pagina Fiducia mostra come proteggiamo i tuoi dati.',
        link: 'Certificati',
      },
      levels: {
        title: 'Livelli di servizio',
        text: 'Pubblichiamo disponibilità e tempi di risposta, e l’accordo li garantisce.',
        link: 'Livelli di servizio',
      },
      finance: {
        title: 'Banche e assicurazioni',
        text: `Un allegato dell’accordo regola i requisiti DORA, dal ${longDate('it', agreementFrom.financialAnnex)}.`,
        link: 'Allegato per le entità finanziarie',
      },
      security: {
        title: 'Questionario di sicurezza',
        text: 'Nella pagina Fiducia trovi la nostra scansione e come segnalare una vulnerabilità. Per il resto, mandaci il questionario.',
        link: 'Pagina Fiducia',
        contact: 'Manda le tue domande',
      },
    },
    draft: 'Bozza',
  },
  comparison: {
    title: several ? 'Tutte le funzionalità, piano per piano' : 'Tutte le funzionalità',
    lede: `Il catalogo completo aggiunge ${list(fullCatalogueOnly)} a ISO 27001, NIST 800-171 e al framework ${brand.name}.`,
    feature: 'Funzionalità',
    included: 'Incluso',
    notIncluded: 'Non incluso',
    values: {
      unlimited: 'Senza limiti',
      basicCatalogue: 'Di base',
      fullCatalogue: 'Completo',
    },
    upTo: (count) => `Fino a ${count}`,
    categories: {
      limits: 'Limiti e supporto',
      compliance: 'Assessment e compliance',
      monitoring: 'Scansioni e monitoraggio',
      selling: 'Vendita e remediation',
      whiteLabel: 'White label e integrazione',
    },
    features: {
      clients: 'Clienti',
      mspUsers: 'Utenti del team',
      scansPerMonth: 'Scansioni al mese',
      assessmentsPerClient: 'Assessment per cliente',
      assessments: 'Assessment dei clienti',
      catalogue: 'Catalogo dei framework',
      complianceDashboard: 'Dashboard di compliance',
      customAssessments: 'Assessment personalizzati',
      customFrameworks: 'Framework personalizzati',
      vulnerabilityScans: 'Scansioni di vulnerabilità',
      digitalFootprint: 'Report di digital footprint',
      dataBreach: 'Monitoraggio dei data breach',
      campaignManager: 'Gestione delle campagne',
      remediationEngine: 'Motore di remediation',
      salesAdvisor: 'AI sales advisor',
      logoAndColours: 'Il tuo logo e i tuoi colori',
      customDomain: 'Il tuo dominio',
      clientWorkspace: 'Workspace per i clienti',
      fullApi: 'API complete',
      freeTrial: `Prova gratuita, ${claims.trialDays} giorni`,
      support: 'Supporto chat ed email',
    },
    next: {
      title: 'Confronta gli strumenti che usi oggi',
      text: `Gli strumenti separati costano da ${number(traditionalStackEur.from)} a ${eur(traditionalStackEur.to)} al mese per cliente.`,
      action: 'Calcola il tuo risparmio',
    },
  },
  features: {
    title: 'Le funzionalità principali',
    sample: 'Guarda un report di esempio',
    items: {
      assessments: 'Il cliente risponde alle domande di un framework. Tu consegni il report a tuo marchio.',
      digitalFootprint: 'Vedi l’azienda con gli occhi di un attaccante e apri la trattativa con un report.',
      dataBreach: 'Trovi password e dati aziendali esposti prima che li usi un attaccante.',
      complianceDashboard: 'Segui i progressi di ogni cliente per framework e vedi i controlli che mancano.',
      customAssessments: 'Scrivi le tue domande o adatta il catalogo a un settore o a un contratto.',
      campaignManager: 'Mandi un assessment a tanti clienti insieme. I promemoria partono da soli.',
      remediationEngine: 'Le criticità diventano un piano con responsabili, ore e priorità.',
      clientWorkspace: `Ogni cliente segue criticità, attività e report. Tu ricevi ${withArticle('il', `${claims.fewerSupportRequestsPercent}%`)} di richieste di supporto in meno.²`,
    },
  },
  comingSoon: {
    badge: 'In arrivo',
    title: 'Le prossime novità',
    items: [
      {
        title: 'Collegamento al ticketing',
        text: 'le criticità nel tuo service desk.',
        sample: true,
      },
      {title: 'Editor dei report', text: 'solo i capitoli che scegli tu.', sample: true},
      {
        title: 'Scadenzario degli obblighi',
        text: 'le scadenze di ogni cliente.',
        sample: true,
      },
    ],
    ask: 'Manca qualcosa?',
    contact: 'Dicci cosa ti serve',
  },
  faq: {
    title: 'Domande su piani e fatturazione',
    text: 'Non trovi la tua?',
    contact: 'Chiedi a noi',
    items: [
      ...(several
        ? [
            {
              question: 'Posso cambiare piano in seguito?',
              answer: `Sì, in entrambe le direzioni. Il passaggio a un piano superiore è immediato e pro rata: paghi la differenza per il periodo che resta. Il passaggio a un piano inferiore parte dalla fine del ciclo di fatturazione in corso. I piani vanno da ${list(priced.map(({name}) => name))}${onRequest ? ` a ${onRequest.name}, su richiesta` : ''}.`,
            },
          ]
        : []),
      ...(steepStep
        ? [
            {
              question: `Perché ${top.name} costa ${number(steepStep.times)} volte ${steepStep.name}?`,
              answer: `Perché lo usano anche i tuoi clienti. Ogni cliente ha un workspace con criticità, attività e report${steepStep.withApi ? ', e i tuoi sistemi si collegano via API' : ''}. Con tutti i posti occupati, un cliente ti costa ${eur(steepStep.clientEur.after)} al mese con ${top.name} e ${eur(steepStep.clientEur.before)} con ${steepStep.name}. Se ai tuoi clienti bastano i report, scegli ${steepStep.name}.`,
            },
          ]
        : []),
      {
        question: 'La prova è davvero gratis?',
        answer: `Sì. Hai ${claims.trialDays} giorni con ${trial.name} e non ti chiediamo la carta di credito. Per continuare aggiungi un metodo di pagamento: ${yearEur.trial ? `un anno costa ${eur(yearEur.trial)}` : 'l’abbonamento dura un anno'}. Se non lo aggiungi, non paghi nulla.³`,
      },
      {
        question: 'Chi conta come utente?',
        answer: `Gli utenti sono le persone del tuo team e contano per il limite di utenti del piano. I clienti sono le imprese che segui e contano per il limite di clienti. I visitatori e le persone dei tuoi clienti che inviti in un workspace sono gratis.`,
      },
      {
        question: 'Cosa succede se raggiungo un limite?',
        answer: !extendable.length
          ? several
            ? 'Passi al piano superiore, subito e pro rata. Se non c’è, chiedi a noi.'
            : 'Chiedi a noi: vediamo insieme che cosa serve.'
          : `Aggiungi clienti o utenti al prezzo delle opzioni del tuo piano. ${several ? 'Per più scansioni passi al piano successivo.' : 'Per più scansioni, parlane con noi.'}`,
      },
      {
        question: 'Come funziona la fatturazione?',
        answer: `Paghi una volta l’anno. ${entry.name} costa ${eur(yearEur.entry)} l’anno (${contractMonths} × ${price}).${firstOrder ? ` Il primo anno si aggiungono ${eur(whiteLabelSetupEur)} una tantum per il white label: in tutto ${eur(firstOrder.total)}.` : ''} I prezzi sono in ${currencyName}, IVA esclusa. L’abbonamento online si rinnova per altri ${contractMonths} mesi, e puoi disdirlo dal portale dell’account prima del rinnovo. Per i moduli d’ordine vale il rinnovo concordato.`,
      },
      {
        question: 'L’AI sales advisor decide qualcosa?',
        answer: `No, decidono i tuoi commerciali. L’advisor suggerisce cosa proporre a un cliente, in base alle criticità e alle risposte che sono già in piattaforma. Al cliente non manda nulla. È la nostra lettura dell’AI Act (regolamento (UE) 2024/1689) e della legge 132/2025. L’accordo sul trattamento dei dati elenca i dati personali e chi li tratta.`,
      },
    ],
  },
  finalCta: {
    title: `Comincia con ${trial.name}`,
    text: `Scansiona oggi il tuo dominio e questa settimana mostra il report a un cliente. I primi ${claims.trialDays} giorni sono gratis.`,
    primary: 'Prova gratis',
    secondary: 'Contattaci',
  },
  notes: [
    clauses.separateTools,
    '² Con i workspace per i clienti, dato dichiarato dai partner.',
    `³ Previsto dall’accordo con i partner dal ${longDate('it', agreementFrom.trialByPaymentMethod)}. Altre prove sono possibili su accordo.`,
    'Tutti i prezzi si intendono IVA esclusa.',
  ],
  bottomBar: {
    label: 'Offerta',
    text: `${from} al mese`,
    detail: `${claims.trialDays} giorni gratis con ${trial.name}`,
    action: 'Calcola il tuo prezzo',
  },
};
