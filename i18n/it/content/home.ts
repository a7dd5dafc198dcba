import {brand} from '@site/src/data/brand';
import {claims, frameworks} from '@site/src/data/claims';
import {plans} from '@site/src/data/plans';
import {savedPerClientEur, savedPerYearTenClientsEur, traditionalStackEur} from '@site/src/data/savings';
import {formats} from '@site/src/lib/format';
import type {HomeContent} from '@site/src/content/home';

const {eur, number} = formats('it');
const saved = eur(savedPerClientEur);
const from = eur(plans.attract.eurPerMonth);
const [roiFrom, roiTo] = claims.roiMonths;
const [onboardFrom, onboardTo] = claims.onboardingHours;

export const home: HomeContent = {
  meta: {
    title: 'Cybersecurity white-label per MSP, telco e piattaforme',
    description: `Vendi sicurezza con il tuo marchio: scansioni, conformità e monitoraggio delle violazioni per i tuoi clienti, da ${from} al mese. ${claims.trialDays} giorni di prova gratuita, senza carta di credito.`,
  },
  hero: {
    eyebrow: 'Sicurezza white-label per MSP, telco e piattaforme',
    title: 'Vendi sicurezza a tuo nome, già da lunedì.',
    lede: 'Scansioni, conformità e monitoraggio delle violazioni che i tuoi clienti vedono come tuoi: il tuo logo, il tuo dominio, il tuo listino. Noi restiamo dietro le quinte.',
    primary: 'Prova gratis',
    secondary: 'Parla con noi',
    promises: [
      `${claims.trialDays} giorni gratis`,
      'Senza carta di credito',
      `Pronto in ${claims.setupMinutes} minuti`,
    ],
    switcher: 'La stessa schermata, il tuo marchio:',
  },
  dashboard: {
    label: 'La dashboard del partner, con quattro marchi di esempio',
    menu: ['Panoramica', 'Superficie', 'Dark web', 'Conformità', 'Rimedi', 'Campagne'],
    tiles: {
      vulnerabilities: 'vulnerabilità',
      scansCompleted: 'scansioni completate',
      compliancePercent: 'conformità',
    },
    activity: [
      {text: 'Scansione settimanale conclusa, nulla da segnalare', when: '2 min'},
      {text: 'Assessment NIS2 inviato a 3 clienti', when: '1 h'},
      {text: 'Password esposta trovata e sostituita', when: '4 h'},
    ],
  },
  frameworks: {
    title: 'Gli standard che i tuoi clienti devono rispettare, in un solo posto',
    pause: 'Ferma lo scorrimento',
  },
  savingsCallout: {
    title: `Fino a ${saved} in meno per cliente, ogni mese.`,
    text: `Gli strumenti separati costano da ${number(traditionalStackEur.from)} a ${eur(traditionalStackEur.to)} al mese per cliente. Lo stesso lavoro sta in un piano da ${from}.`,
    action: 'Guarda il confronto dei costi',
  },
  growthPath: {
    eyebrow: 'Percorso di crescita',
    title: 'Parti in piccolo, tieni il margine.',
    lede: 'Paghi per la fase in cui sei. Quando i clienti dicono sì, sali di livello; il prezzo che fai a loro lo decidi sempre tu.',
    steps: [
      {
        title: 'Attract',
        text: `Fai un assessment a un potenziale cliente e consegna un report con il tuo logo. Il primo piano basta per ${number(plans.attract.clients)} clienti.`,
      },
      {
        title: 'Engage',
        text: `Trasforma i risultati in lavoro ricorrente, con piani di rimedio e campagne: fino a ${number(plans.engage.clients)} clienti, sul tuo dominio.`,
      },
      {
        title: 'Scale',
        text: 'Dai a ogni cliente il suo spazio di lavoro, collega i tuoi strumenti via API e lascia che l’AI sales advisor ti dica che cosa proporre.',
      },
    ],
    banner: `Piani da ${from} al mese, con fatturazione annuale. Ti serve di più? I piani Custom non hanno limiti.`,
    bannerAction: 'Confronta tutti i piani',
    popular: 'Il più scelto',
    perMonth: 'al mese',
    billing: 'fatturazione annuale',
    plans: {
      attract: {
        tagline: 'Apri le porte con gli assessment.',
        features: [
          `Fino a ${number(plans.attract.clients)} clienti`,
          `${number(plans.attract.scansPerMonth)} scansioni al mese`,
          'Assessment illimitati per ogni cliente',
          'Il tuo logo e i tuoi colori',
        ],
        action: 'Prova gratis',
      },
      engage: {
        tagline: 'Offri la sicurezza come servizio.',
        features: [
          `Fino a ${number(plans.engage.clients)} clienti e ${number(plans.engage.mspUsers)} persone del tuo team`,
          `${number(plans.engage.scansPerMonth)} scansioni al mese`,
          'White label sul tuo dominio',
          'Campagne e framework personalizzati',
          'Piani di rimedio automatici',
        ],
        action: 'Prenota un incontro',
      },
      scale: {
        tagline: 'Uno spazio di lavoro per ogni cliente.',
        features: [
          `Fino a ${number(plans.scale.clients)} clienti e ${number(plans.scale.mspUsers)} persone del tuo team`,
          `${number(plans.scale.scansPerMonth)} scansioni al mese`,
          'Spazi di lavoro per i clienti',
          'AI sales advisor e API completa',
        ],
        action: 'Prenota un incontro',
      },
    },
  },
  statistics: {
    title: 'Che cosa raccontano i partner.',
    items: [
      {value: `${number(claims.msps)}+`, label: 'MSP sulla piattaforma'},
      {
        value: `${claims.fewerSupportRequestsPercent}%`,
        label: 'di richieste di supporto in meno con lo spazio di lavoro clienti',
      },
      {value: `${roiFrom}–${roiTo}`, label: 'mesi per un ritorno positivo'},
      {value: `${claims.savingsPercent}%`, label: 'di risparmio massimo sugli strumenti'},
    ],
  },
  features: {
    eyebrow: 'Funzionalità',
    title: 'Tutto ciò che serve a un servizio di sicurezza, niente da assemblare.',
    lede: `La configurazione richiede ${claims.setupMinutes} minuti, l’onboarding da ${onboardFrom} a ${onboardTo} ore. La prima scansione del dominio di un cliente parte la mattina stessa.`,
    surface: {
      title: 'Gestione della superficie d’attacco',
      text: 'Scansioni programmate di domini, siti web e sistemi email. I risultati arrivano in ordine di gravità, spiegati e pronti da assegnare.',
      scanLabel:
        'Scansione di esempio del dominio di un cliente: sei controlli, cinque superati, uno da correggere',
      checks: [
        {name: 'DNS e dominio', state: 'Superato'},
        {name: 'Certificati TLS', state: 'Superato'},
        {name: 'Header web', state: 'Da correggere'},
        {name: 'Porte aperte', state: 'Superato'},
        {name: 'SPF, DKIM, DMARC', state: 'Superato'},
        {name: 'CVE note', state: 'Superato'},
      ],
    },
    compliance: {
      title: 'Conformità, misurata e dimostrata',
      text: `Assessment e dashboard per ${frameworks.slice(0, -1).join(', ')} e ${frameworks.at(-1)}; dal piano Engage anche i tuoi framework.`,
      chartLabel: 'Avanzamento di un cliente di esempio',
    },
    items: {
      breach: {
        title: 'Violazioni e dark web',
        text: 'Credenziali e dati aziendali esposti, trovati presto e trasformati in un’attività.',
      },
      footprint: {
        title: 'Report sull’impronta digitale',
        text: 'Che cosa può scoprire di un cliente chi lo guarda da fuori: il report che apre la trattativa.',
      },
      remediation: {
        title: 'Piani di rimedio',
        text: 'I risultati diventano un piano con responsabili, impegno e priorità.',
      },
      campaigns: {
        title: 'Gestione delle campagne',
        text: 'Assessment a molti clienti insieme, con promemoria e risultati.',
      },
      workspaces: {
        title: 'Spazi di lavoro per i clienti',
        text: 'I clienti seguono da soli i progressi, e ti chiamano di meno.',
      },
      advisor: {
        title: 'AI sales advisor e API',
        text: 'Ti indica quale cliente ha bisogno di che cosa; l’API lo porta nel tuo CRM.',
      },
    },
  },
  growthModels: {
    eyebrow: 'Modelli di crescita',
    title: 'Una piattaforma, tre modi per crescere.',
    action: 'Scopri tutti i modelli di crescita',
    models: {
      telco: {
        title: 'Telco',
        text: `Aggiungi la sicurezza all’offerta che le imprese comprano già da te. Operativo in meno di ${claims.telcoLaunchDays} giorni, sul tuo portale e nella tua fattura.`,
        action: 'Il modello telco',
        diagram: 'Linea, sicurezza e fattura in un’unica offerta',
      },
      platform: {
        title: 'Piattaforma',
        text: 'Assicurazioni e marketplace integrano gli assessment via API e prezzano il rischio su prove, non su questionari.',
        action: 'Il modello piattaforma',
        diagram: 'La tua piattaforma chiama l’API e riceve un punteggio',
      },
      enterprise: {
        title: 'Enterprise',
        text: 'Guarda l’esposizione di tutta la tua filiera, valuta ogni fornitore con lo stesso framework e segui che cosa corregge.',
        action: 'Il modello enterprise',
        diagram: 'Un’impresa, molti fornitori, una criticità aperta',
      },
    },
  },
  calculator: {
    eyebrow: 'Calcolatore ROI',
    title: 'Quanto risparmieresti?',
    lede: 'Inserisci i tuoi numeri. Quello che scrivi non lascia questa pagina.',
  },
  savingsTeaser: {
    eyebrow: 'Risparmio',
    title: 'Sei strumenti e sei fatture, oppure uno.',
    text: `Con ${plans.attract.clients} clienti la differenza arriva a ${eur(savedPerYearTenClientsEur)} l’anno.`,
    action: 'Calcola il risparmio nel dettaglio',
    chartLabel: `Costo per cliente al mese: strumenti separati ${eur(traditionalStackEur.typical)}, ${brand.name} ${from}`,
    stack: 'Strumenti separati',
    saving: `${saved} in meno al mese per cliente`,
  },
  finalCta: {
    title: 'Il prossimo incontro con un cliente può partire dalla sua scansione.',
    text: `Inizia la prova di ${claims.trialDays} giorni, carica il tuo logo e lancia la prima scansione prima di pranzo. Senza carta di credito.`,
    primary: 'Prova gratis',
    secondary: 'Parla con noi',
  },
  faq: {
    eyebrow: 'FAQ',
    title: 'Le prime domande dei partner',
    text: 'Non trovi la tua?',
    contact: 'Chiedi a una persona',
    items: [
      {
        question: 'I miei clienti vedranno mai un altro marchio?',
        answer: `No. Report, email e schermate portano il tuo logo e i tuoi colori con ogni piano; da Engage in poi anche il tuo dominio. ${brand.name} non contatta i tuoi clienti.`,
      },
      {
        question: 'Quanto tempo passa prima che possa vendere?',
        answer: `Per configurare l’account bastano ${claims.setupMinutes} minuti, per l’onboarding da ${onboardFrom} a ${onboardTo} ore. Quasi tutti i partner mostrano un primo report entro la settimana. Un operatore telco con portale e fatturazione propri parte in meno di ${claims.telcoLaunchDays} giorni.`,
      },
      {
        question: 'Mi servono specialisti di sicurezza?',
        answer:
          'Per iniziare no. Scansioni e assessment lavorano da soli, ogni risultato arriva con una spiegazione e un piano, e il nostro supporto di secondo livello risponde ai tuoi tecnici. Quando cresci, gli specialisti trovano tutto il dettaglio che serve.',
      },
      {
        question: 'Quanto costa, e quanto posso far pagare?',
        answer: `I piani partono da ${from} al mese per ${plans.attract.clients} clienti, con fatturazione annuale. I tuoi prezzi li decidi tu. Rispetto a strumenti separati da ${eur(traditionalStackEur.typical)} per cliente al mese, i partner risparmiano fino a ${saved} per cliente al mese, e di solito il ritorno è positivo in ${roiFrom}–${roiTo} mesi.`,
      },
      {
        question: 'C’è una prova gratuita?',
        answer: `Sì: ${claims.trialDays} giorni sul piano Attract, senza carta di credito. I passaggi a un piano superiore valgono subito e si pagano pro rata; quelli a un piano inferiore valgono dalla fine del ciclo di fatturazione.`,
      },
    ],
  },
  education: {
    eyebrow: 'Risorse',
    title: 'Imparalo, poi insegnalo ai tuoi clienti',
    items: {
      eduHub: {
        kind: 'Hub',
        title: 'Cyber Edu Hub',
        text: 'I fondamenti, spiegati in modo che tu possa trasmetterli.',
      },
      guideWhiteLabel: {
        kind: 'Guida',
        title: 'Avvia un servizio white-label',
        text: 'Avvio, prezzi e onboarding dei clienti, passo dopo passo.',
      },
      guideBestPractices: {
        kind: 'Guida',
        title: 'Buone pratiche di sicurezza',
        text: 'Accessi, formazione, dati e regole che anche una piccola impresa sa mantenere.',
      },
      blog: {
        kind: 'Blog',
        title: 'Appunti dal team',
        text: 'NIS2, prezzi, fiducia: quello che impariamo con i partner.',
      },
    },
  },
};
