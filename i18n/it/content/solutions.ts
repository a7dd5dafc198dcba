// sourceHash: '65cfa4004715'
import {claims, fullCatalogueOnly} from '@site/src/data/claims';
import {priceList} from '@site/src/data/priceList';
import {scoreLimits} from '@site/src/data/sampleClients';
import {sampleReport} from '@site/src/data/sampleReport';
import type {SolutionsContent} from '@site/src/content/solutions';
import {formats} from '@site/src/data/format';
import {home} from './home';
import {priceListWords} from './priceListWords';

const {list} = formats('it');
const {client} = sampleReport;
const [onboardFrom, onboardTo] = claims.onboardingHours;

export const solutions: SolutionsContent = {
  meta: {
    title: 'Soluzioni di sicurezza white-label per MSP e telco',
    description: `Dashboard di sicurezza, personalizzazione white-label e scansioni automatiche su una piattaforma con il tuo marchio: attiva in ${claims.setupMinutes} minuti, onboarding in ${onboardFrom}–${onboardTo} ore.`,
    keywords: [
      'soluzioni di sicurezza white-label',
      'dashboard di sicurezza',
      'scansioni di sicurezza automatiche',
      'piattaforma di sicurezza per MSP',
      'monitoraggio della compliance',
    ],
  },
  crumb: 'Soluzioni',
  hero: {
    title: 'Soluzioni di sicurezza con il tuo marchio.',
    lede: 'Scansiona i domini dei clienti, ordina le criticità, pianifica le correzioni e consegna il report. La piattaforma la gestiamo noi, i clienti vedono il tuo logo.',
    primary: 'Richiedi una demo',
    secondary: 'Parla con noi',
    samples: home.hero.own.samples,
    own: 'Oppure con il tuo nome e il tuo logo',
    finding: {
      label: 'Una criticità di un cliente di esempio, dalla scansione alla scadenza della correzione',
      steps: {seen: 'Trovata', again: 'Confermata', called: 'Cliente avvisato', due: 'Da correggere'},
      sample: 'Cliente e criticità di esempio.',
      all: (findings) => `Leggi tutte e ${findings} le criticità`,
    },
  },
  features: {
    title: 'Una piattaforma per tutti i clienti',
    lede: 'Scansioni, criticità e report in un unico archivio. Niente da copiare tra uno strumento e l’altro.',
    learnMore: 'Scopri di più',
    dashboard: {
      tag: 'Visibilità',
      title: 'Dashboard di sicurezza: i clienti più a rischio, subito in evidenza',
      text: 'Tutti i clienti in una schermata, con punteggio, criticità aperte e prossimo passo. Sai subito da chi cominciare.',
      about: 'su un mese di servizio, per un cliente',
      caption: `Partner di esempio con cinque clienti. Sotto ${scoreLimits.urgent} punti è urgente.`,
      columns: {client: 'Cliente', score: 'Punteggio su 100', open: 'Aperte', next: 'Prossimo passo'},
      next: {
        bianchi: 'Aggiorna il gateway VPN',
        ferrara: 'Chiudi la porta del desktop remoto',
        miramonti: 'Rinnova il certificato di posta',
        orsini: 'Imposta DMARC su reject',
        aurelia: 'Niente da fare',
      },
    },
    whiteLabel: {
      tag: 'Il tuo marchio',
      title: 'Personalizzazione white-label: provala qui',
      text: 'Scrivi il nome della tua azienda e scegli un colore: dashboard, report e pagina di accesso cambiano in tempo reale.',
      domain: 'Anche con il tuo dominio:',
      about: 'sulla personalizzazione white-label',
    },
    scans: {
      tag: 'Automazione',
      title: 'Scansioni di sicurezza automatiche, quando vuoi tu',
      text: 'La piattaforma controlla domini, siti web e sistemi email. I problemi nuovi diventano criticità, quelli risolti si chiudono e ricevi solo le novità. Ogni risultato ha una data: è un’evidenza pronta per gli auditor.',
      about: 'su scansioni e valutazione del rischio',
      week: 'Settimana di esempio di un cliente: il dominio è scansionato lunedì, mercoledì e venerdì, il sito web martedì e venerdì, il sistema email mercoledì, con un controllo non superato',
      targets: ['Dominio', 'Sito web', 'Sistema email'],
      scan: 'Da correggere: policy DMARC, mercoledì 02:00',
    },
  },
  more: {
    title: 'Dall’onboarding alla fattura',
    lede: 'Altre quattro funzionalità per gestire il servizio.',
    onboarding: {
      title: 'Onboarding dei clienti',
      text: `Inviti il cliente, ricevi l’autorizzazione scritta e avvii la prima scansione. Ecco i tempi di ${client.name}, un cliente di esempio:`,
      steps: {
        invited: 'Invito accettato',
        authorized: 'Dominio autorizzato per iscritto',
        scanned: 'Prima scansione, nella finestra concordata',
        checked: 'Criticità verificate da una persona',
        report: 'Primo report con il tuo marchio',
      },
    },
    api: {
      title: 'Integrazione via API',
      text: 'Porta punteggi e criticità aggiornati nel tuo PSA, CRM o portale. Ecco una chiamata per il cliente di esempio:',
      label: 'Chiamata di esempio alle API, con la risposta',
    },
    compliance: {
      title: 'Monitoraggio della compliance',
      text: `Segui l’avanzamento controllo per controllo: ISO 27001 e NIST in ogni piano, ${list(fullCatalogueOnly)} con il catalogo completo. Per un esempio,`,
      report: 'leggi il report completo',
    },
    analytics: {
      title: 'Analisi dei ricavi',
      text: 'Vedi i ricavi mensili di ogni servizio: scansioni, assessment e piani di remediation.',
    },
  },
  benefits: {
    title: 'I vantaggi per te e per i tuoi clienti',
    partners: {
      title: 'Per i partner',
      items: {
        price: {text: 'Ricavi ricorrenti, con i prezzi che decidi tu.', link: 'Calcola il tuo prezzo'},
        start: {
          text: `Account pronto in ${claims.setupMinutes} minuti, team operativo in ${onboardFrom}–${onboardTo} ore.`,
          link: 'Pianifica le prime dodici settimane',
        },
        tools: {text: 'Una piattaforma al posto di sei strumenti e sei fatture.', link: 'Confronta i costi'},
        support: {
          text: 'Supporto di secondo livello per i tuoi tecnici.',
          link: 'Vedi chi fa cosa',
        },
        sheets: {
          text: 'Moduli per emergenze e autorizzazioni, con il tuo logo.',
          link: 'Scarica i moduli',
        },
      },
    },
    customers: {
      title: 'Per i clienti',
      items: {
        person: {text: 'Un solo referente per la sicurezza: tu.', link: 'Prova il tuo marchio'},
        report: {
          text: 'Criticità spiegate in parole semplici, con le evidenze per gli auditor.',
          link: 'Vedile in un report',
        },
        rules: {
          text: 'Risposte pronte ai questionari NIS2 e dei grandi committenti.',
          link: 'Vedi il capitolo sulla compliance',
        },
        workspace: {
          text: 'Un workspace dove seguire ogni correzione.',
          link: priceList.several ? 'Confronta i piani' : 'Guarda cosa include',
        },
        data: {
          text: 'Dati personali conservati nello Spazio economico europeo.',
          link: 'Vedi i sub-responsabili',
        },
      },
    },
  },
  finalCta: {
    title: 'Porta il tuo dominio alla demo',
    text: 'Lo scansioniamo insieme, vediamo le criticità e apriamo il report con il tuo marchio.',
    primary: 'Inizia ora',
    secondary: 'Parla con noi',
    prices: `${priceListWords.from} al mese`,
  },
};
