// sourceHash: 'ad848ddcb7f2'
import {claims, frameworks} from '@site/src/data/claims';
import {scoreLimits} from '@site/src/data/sampleClients';
import {openFindings, sampleReport} from '@site/src/data/sampleReport';
import {sampleGrowth} from '@site/src/data/sampleRevenue';
import type {SolutionsContent} from '@site/src/content/solutions';
import {formats} from '@site/src/data/format';
import {home} from './home';
import {priceListWords} from './priceListWords';

const {list} = formats('it');
const {from} = priceListWords;
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
    title: 'La sicurezza che i clienti comprano da te.',
    lede: 'Scansiona i domini dei clienti, ordina le criticità, pianifica le correzioni e consegna un report con il tuo nome in copertina.',
    primary: 'Richiedi una demo',
    secondary: 'Parla con noi',
    samples: home.hero.own.samples,
    own: 'Prova con il tuo nome e il tuo logo',
    finding: {
      label:
        'Una criticità di un cliente di esempio come la mostra la piattaforma, dalla scansione alla scadenza della correzione',
      controls: 'Controlli coinvolti',
      steps: {seen: 'Trovata', again: 'Confermata', called: 'Cliente avvisato', due: 'Da correggere'},
      sample: 'Da un report di esempio.',
      all: (findings) => `Leggi tutte le ${findings} criticità`,
    },
  },
  features: {
    title: 'Una piattaforma per tutto il servizio',
    lede: 'Lavori con un solo elenco clienti e un solo storico, dalla prima scansione al report.',
    learnMore: 'Scopri di più',
    dashboard: {
      tag: 'Visibilità',
      title: 'I clienti più a rischio, subito in evidenza',
      text: 'Vedi tutti i clienti in una schermata, con punteggio, criticità aperte e prossimo passo.',
      about: 'su un mese di servizio, per un cliente',
      caption: `Clienti di esempio. Sotto ${scoreLimits.urgent}: urgente. Sotto ${scoreLimits.toDo}: da migliorare.`,
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
      title: 'Personalizzazione white-label, una volta sola',
      text: 'Imposti logo, colore e dominio una volta sola. Li ritrovi nel portale, nei report, nelle email e nella pagina di accesso.',
      about: 'sulla personalizzazione white-label, con il tuo nome',
      picture:
        'Un logo, un colore e un dominio arrivano nel portale, nel report, nelle email e nella pagina di accesso',
      kit: {logo: 'Logo', colour: 'Colore del marchio', domain: 'Dominio'},
      outputs: {portal: 'Portale', report: 'Report', email: 'Email', signIn: 'Pagina di accesso'},
      shown: {
        openFindings: 'Criticità aperte',
        email: 'Il tuo report è pronto',
        found: `${openFindings.length} criticità aperte, in ordine di gravità.`,
        open: 'Aprilo',
        signIn: 'Accedi',
      },
    },
    scans: {
      tag: 'Automazione',
      title: 'Scansioni automatiche, quando vuoi tu',
      text: 'I problemi nuovi diventano criticità, quelli risolti si chiudono da soli e ti avvisiamo solo delle novità. Ogni risultato ha la sua data, pronto per l’auditor.',
      about: 'su scansioni e valutazione del rischio',
      week: 'Settimana di esempio di un cliente: il dominio è scansionato lunedì, mercoledì e venerdì, il sito web martedì e venerdì, il sistema email mercoledì, con un controllo da correggere',
      targets: ['Dominio', 'Sito web', 'Sistema email'],
      scan: 'Da correggere: DMARC, mercoledì 02:00',
    },
  },
  preview: {
    title: 'Provala con il tuo brand',
    lede: 'Scrivi il nome della tua azienda e scegli il colore.',
  },
  more: {
    title: 'Gestisci il servizio dall’accesso alla fattura',
    onboarding: {
      title: 'Onboarding dei clienti',
      text: `Inviti il cliente, fai autorizzare il dominio per iscritto e avvii la prima scansione. Esempio: ${client.name}`,
      steps: {
        invited: 'Invito accettato',
        authorized: 'Dominio autorizzato per iscritto',
        scanned: 'Prima scansione, nella finestra concordata',
        checked: 'Criticità controllate da una persona',
        report: 'Primo report con il tuo nome',
      },
    },
    compliance: {
      title: 'Monitoraggio della compliance',
      text: `Segui i progressi in ${list(frameworks)}, controllo per controllo.`,
      chart: 'Compliance di un cliente di esempio',
      report: 'Leggi il report di questo cliente',
    },
    analytics: {
      title: 'Analisi dei ricavi',
      text: `Vedi i ricavi di ogni servizio, mese per mese. Esempio: un partner passato da ${sampleGrowth.from} a ${sampleGrowth.to} clienti`,
      chart: 'Esempio: ricavi mensili in sei mesi, in crescita in tutti e tre i servizi',
      services: ['Scansioni', 'Assessment', 'Piani di remediation'],
    },
    api: {
      title: 'Integrazione via API',
      text: 'Porti punteggi e criticità nel tuo PSA, CRM o portale.',
      label: 'Chiamata di esempio alle API, con la risposta',
    },
  },
  benefits: {
    title: 'I vantaggi per te e per i clienti',
    partners: {
      title: 'Per i partner',
      items: {
        price: 'Ricavi ricorrenti al prezzo che decidi tu',
        start: `Account in ${claims.setupMinutes} minuti, team operativo in ${onboardFrom}–${onboardTo} ore`,
        tools: 'Una piattaforma al posto di sei strumenti',
        support: 'Secondo livello sempre a disposizione dei tuoi tecnici',
        sheets: 'Moduli per emergenze e autorizzazioni con il tuo logo',
      },
    },
    customers: {
      title: 'Per i clienti',
      items: {
        person: 'Il tuo nome su ogni schermata e report',
        report: 'Criticità in parole semplici, con le evidenze per gli auditor',
        rules: 'Una risposta pronta quando la chiede la NIS2 o un grande cliente',
        workspace: 'Un workspace per seguire le correzioni',
        data: 'Dati personali nello Spazio economico europeo',
      },
    },
  },
  finalCta: {
    title: 'Scansiona il tuo dominio durante la demo',
    text: 'Lo scansioniamo insieme e apriamo il report con il tuo brand, come lo vedrebbe il tuo primo cliente.',
    primary: 'Inizia ora',
    secondary: 'Parla con noi',
    prices: `${from} al mese`,
  },
};
