// sourceHash: 'b66a7a4d5a8c'
import {claims, frameworks} from '@site/src/data/claims';
import {firstWeeks} from '@site/src/data/firstWeeks';
import {featurePlans} from '@site/src/data/planFacts';
import {agreementFrom} from '@site/src/data/legal';
import {whiteLabelSetupEur} from '@site/src/data/plans';
import {priceList} from '@site/src/data/priceList';
import {clientInOrder} from '@site/src/data/sampleClients';
import {
  exampleClients,
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

const {eur, number, list} = formats('it');
const saved = eur(savedPerClientEur);
const {entry, trial, onRequest, several} = priceList;
const {from, since} = priceListWords;
const price = eur(entry.eurPerMonth);
const [roiFrom, roiTo] = claims.roiMonths;
const [onboardFrom, onboardTo] = claims.onboardingHours;

export const home: HomeContent = {
  meta: {
    title: 'Cybersecurity white-label per MSP, telco e piattaforme',
    description: `Vendi sicurezza con il tuo marchio: scansioni, compliance e monitoraggio dei data breach per i tuoi clienti, da ${price} al mese. ${claims.trialDays} giorni gratis, senza carta di credito.`,
  },
  hero: {
    eyebrow: 'Sicurezza white-label per MSP, telco e piattaforme',
    lede: 'Scansioni, compliance e monitoraggio del dark web con il tuo logo e il tuo listino. La piattaforma la gestiamo noi.',
    primary: 'Prova gratis',
    secondary: 'Contattaci',
    promises: [
      `${claims.trialDays} giorni gratis con ${trial.name}`,
      'Senza carta di credito',
      `Attivo in ${claims.setupMinutes} minuti`,
    ],
    own: {
      before: 'La tua offerta di cybersecurity,',
      plain: 'con il tuo marchio.',
      as: 'firmata',
      label: 'Prova questa pagina con il tuo marchio',
      samples: 'Oppure scegli un partner di esempio:',
    },
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
    title: 'I framework che i tuoi clienti devono rispettare, in un’unica piattaforma',
    pause: 'Ferma lo scorrimento',
  },
  savingsCallout: {
    title: `Risparmia fino a ${saved} per cliente, ogni mese¹`,
    action: 'Confronta i costi',
  },
  growthPath: {
    eyebrow: 'Percorso di crescita',
    title: 'Parti in piccolo, cresci con i clienti',
    lede: several
      ? 'Passi al piano superiore quando i clienti chiedono di più. I prezzi li fai sempre tu.'
      : 'Paghi un solo prezzo, noto in anticipo. I prezzi per i clienti li fai tu.',
    banner: `${from} al mese, con fatturazione annuale.${onRequest ? ` Ti serve di più? I piani ${onRequest.name} non hanno limiti.` : ''}`,
    bannerAction: several ? 'Confronta tutti i piani' : 'Scopri cosa include',
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
    title: 'I risultati dei partner²',
    scan: 'Scansioniamo questo sito a ogni rilascio e pubblichiamo i risultati, punti aperti compresi.',
    trust: 'Vedi l’ultima scansione',
    items: [
      {value: `${number(claims.msps)}+`, label: 'MSP sulla piattaforma'},
      {
        value: `${claims.fewerSupportRequestsPercent}%`,
        label: 'di richieste di supporto in meno con i workspace per i clienti',
      },
      {value: `${roiFrom}–${roiTo}`, label: 'mesi per un ROI positivo'},
      {value: `${claims.savingsPercent}%`, label: 'di risparmio massimo sugli strumenti'},
    ],
  },
  features: {
    title: 'Tutto quello che serve a un servizio di sicurezza',
    lede: `Account pronto in ${claims.setupMinutes} minuti, team operativo in ${onboardFrom}–${onboardTo} ore.`,
    action: 'Scopri tutta la piattaforma',
    items: {
      surface: {
        title: 'Superficie di attacco',
        text: 'Scansioni programmate di domini, siti web ed email. Le criticità arrivano ordinate e spiegate.',
      },
      compliance: {
        title: 'Assessment di compliance',
        text: `Valuti i clienti su ${list(frameworks)}, o su un tuo framework. ISO 27001 e NIST sono in ogni piano.`,
      },
      remediation: {
        title: 'Piani di remediation',
        text: 'Le criticità diventano un piano con responsabili, ore e priorità.',
      },
      workspaces: {
        title: 'Workspace per i clienti',
        text: 'I clienti seguono da soli i propri progressi e ti chiamano di meno.',
      },
      breach: {
        title: 'Data breach e dark web',
        text: 'Scopri in tempo le credenziali esposte e apri subito un’attività per cambiarle.',
      },
      campaigns: {
        title: 'Gestione delle campagne',
        text: 'Un assessment per tanti clienti. I promemoria partono da soli.',
      },
      footprint: {
        title: 'Report di digital footprint',
        text: 'Apri la trattativa mostrando al prospect cosa si vede da fuori.',
      },
      advisor: {
        title: 'AI sales advisor e API',
        text: 'Ricevi una proposta per ogni cliente, direttamente nel CRM.',
      },
    },
  },
  growthModels: {
    title: 'Modelli per telco, piattaforme e imprese',
    lede: 'Porta la piattaforma nella tua offerta, nel tuo prodotto o nella tua filiera.',
    action: 'Scopri tutti i modelli di crescita',
    met: 'Controlli superati',
    models: {
      telco: {
        title: 'Telco',
        text: `Aggiungi la sicurezza all’offerta che le imprese comprano già da te. Si parte in meno di ${claims.telcoLaunchDays} giorni.`,
        action: 'Il modello telco',
        diagram: 'La fattura di un operatore: fibra, linee mobili e sicurezza',
      },
      platform: {
        title: 'Piattaforma',
        text: 'Integra gli assessment via API e quota ogni rischio in base a scansioni reali.',
        action: 'Il modello piattaforma',
        diagram: 'Una chiamata alle API, con punteggio, criticità e framework in risposta',
      },
      enterprise: {
        title: 'Enterprise',
        text: 'Valuta ogni fornitore con lo stesso framework e segui le correzioni.',
        action: 'Il modello enterprise',
        diagram: 'Fornitori, e quanti controlli supera ciascuno, a partire dal più debole',
      },
    },
  },
  calculator: {
    eyebrow: 'Calcolatore ROI',
    title: 'Quanto risparmieresti?',
    lede: 'Inserisci i tuoi numeri. Copia il link per salvarli o condividerli.',
  },
  savingsTeaser: {
    title: 'Una piattaforma al posto di sei strumenti',
    text: `Gli strumenti separati costano in media ${eur(traditionalStackEur.typical)} al mese per cliente, da ${number(traditionalStackEur.from)} a ${eur(traditionalStackEur.to)}. ${severalExampleClients ? `Con ${number(exampleClients)} clienti risparmi` : 'Risparmi'} ${eur(savedPerYearEur)} l’anno.¹`,
    action: 'Calcola il risparmio nel dettaglio',
  },
  finalCta: {
    title: 'Apri il prossimo incontro con una scansione',
    text: `Scansiona un dominio, leggi il report e mostralo a un cliente. I tuoi ${claims.trialDays} giorni con ${trial.name} sono gratis.`,
    primary: 'Prova gratis',
    secondary: 'Contattaci',
    report: 'Leggi un report di esempio',
  },
  faq: {
    title: 'Le prime domande dei partner',
    text: 'Non trovi la tua?',
    contact: 'Chiedi a noi',
    items: [
      {
        question: 'I miei clienti vedranno mai un altro marchio?',
        answer: `No. Report, email e schermate hanno il tuo logo e i tuoi colori, e ${since(featurePlans.customDomain)} anche il tuo dominio. Nei documenti sulla protezione dei dati compariamo noi, come sub-responsabile. Non vendiamo ai tuoi clienti.³`,
      },
      {
        question: 'Dopo quanto posso iniziare a vendere?',
        answer: `Per configurare l’account bastano ${claims.setupMinutes} minuti, per l’onboarding del team da ${onboardFrom} a ${onboardTo} ore. Il report sul tuo dominio può arrivare nella stessa settimana. Nel nostro percorso di dodici settimane i primi clienti pagano dalla settimana ${firstWeeks.clients[0]}. Un operatore telco con portale e fatturazione propri parte in meno di ${claims.telcoLaunchDays} giorni.`,
      },
      {
        question: 'Mi servono specialisti di sicurezza?',
        answer: `Per iniziare, no. Le scansioni partono da sole, gli assessment guidano il cliente domanda per domanda e ogni criticità arriva spiegata. Ti serve una persona che legga il report con il cliente e segua le correzioni. Il nostro secondo livello aiuta i tuoi tecnici.`,
      },
      {
        question: 'Quanto costa e quanto posso far pagare?',
        answer: `${from} al mese (fino a ${number(exampleClients)} clienti), con fatturazione annuale e ${eur(whiteLabelSetupEur)} una tantum per il white label. I tuoi prezzi li decidi tu. Rispetto a strumenti separati, che in tutto costano ${eur(traditionalStackEur.typical)} al mese per cliente, risparmi fino a ${saved}.¹ ${several ? 'Puoi passare a un piano superiore quando vuoi, pagando la differenza.' : ''}`,
      },
      {
        question: 'C’è una prova gratuita?',
        answer: `Sì, ${claims.trialDays} giorni con il piano ${trial.name}, e non ti chiediamo la carta di credito. Per continuare aggiungi un metodo di pagamento: l’abbonamento dura un anno. Se non lo aggiungi, non paghi nulla.³`,
      },
    ],
  },
  education: {
    title: 'Guide per te e per i tuoi clienti',
    items: {
      eduHub: {
        kind: 'Hub',
        title: 'Cyber Edu Hub',
        text: 'Le basi della sicurezza, pronte da girare ai clienti.',
      },
      guideWhiteLabel: {
        kind: 'Guida',
        title: 'Avvia un servizio white-label',
        text: 'Avvio, prezzi e onboarding dei clienti, passo dopo passo.',
      },
      guideBestPractices: {
        kind: 'Guida',
        title: 'Buone pratiche di sicurezza',
        text: 'Accessi, formazione, dati e policy per piccole imprese.',
      },
      blog: {
        kind: 'Blog',
        title: 'Appunti dal team',
        text: 'NIS2, prezzi e fiducia, dal lavoro con i partner.',
      },
    },
  },
  notes: [
    clauses.separateTools,
    '² Numero di partner: dato interno. Altri dati dichiarati dai partner, non certificati.',
    `³ Previsto dall’accordo con i partner dal ${longDate('it', agreementFrom.nonSolicitation)}.`,
    'Prezzi IVA esclusa.',
  ],
};
