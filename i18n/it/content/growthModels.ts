// sourceHash: '2d3f1beeb1dd'
import {claims, exampleCosts, exampleMargins} from '@site/src/data/claims';
import {agreementFrom} from '@site/src/data/legal';
import {featurePlans} from '@site/src/data/planFacts';
import {formats} from '@site/src/data/format';
import {longDate} from '@site/src/lib/format';
import {withArticle} from '../italian';
import type {GrowthModelsContent} from '@site/src/content/growthModels';

const {eur, percent, list} = formats('it');
const {mrrIncreasePercent} = claims.successStory;
const fewerRequests = percent(claims.fewerSupportRequestsPercent);

export const growthModels: GrowthModelsContent = {
  meta: {
    title: 'Modelli di crescita per MSP, telco, piattaforme e imprese',
    description:
      'Quattro modi di fare business con la sicurezza white-label: servizi mensili per gli MSP, offerte per le telco, API per le piattaforme, filiera per le imprese.',
  },
  hero: {
    eyebrow: 'Modelli di crescita',
    title: 'Quattro modi per far rendere la sicurezza.',
    picture: 'Una sola piattaforma, e sopra quattro aziende con il proprio marchio',
    lede: 'Scegli il tuo modello e guarda l’offerta, il lavoro richiesto e un caso di esempio.',
  },
  segments: {
    title: 'Qual è la tua attività?',
    items: {
      msp: {
        title: 'MSP',
        text: 'Guadagna ogni mese con i clienti che segui già.',
        action: 'Il modello MSP',
        diagram: 'Da un report nasce un canone mensile che cresce',
      },
      telco: {
        title: 'Telco',
        text: 'Aggiungi una voce sicurezza all’offerta che le imprese acquistano da te.',
        action: 'Il modello telco',
        diagram: 'Linea, sicurezza e fattura in un’unica offerta',
      },
      platform: {
        title: 'Piattaforma',
        text: 'Aggiungi un punteggio di rischio al tuo prodotto, via API.',
        action: 'Il modello piattaforma',
        diagram: 'La tua piattaforma chiama le API e riceve un punteggio',
      },
      enterprise: {
        title: 'Enterprise',
        text: 'Scopri quale fornitore chiamare per primo.',
        action: 'Il modello enterprise',
        diagram: 'Un’impresa, molti fornitori, una criticità aperta',
      },
    },
  },
  cases: {
    roi: 'Calcola il tuo risparmio',
  },
  msp: {
    eyebrow: 'MSP e MSSP',
    title: 'Fatti pagare la sicurezza che fai tra un ticket e l’altro',
    lede: 'Trasforma quello che sai dei tuoi clienti in un canone mensile.',
    month: {
      title: 'Un mese di servizio, per un cliente',
      runsItself: 'In automatico',
      yourTeam: 'Il tuo team',
      weeks: [
        {
          name: 'Settimana 1',
          runsItself: 'Scansioni di domini, siti, email e password esposte.',
          yourTeam: 'Apri i ticket per i casi urgenti.',
        },
        {
          name: 'Settimana 2',
          runsItself: 'Criticità ordinate e spiegate.',
          yourTeam: 'Decidi cosa correggere e cosa preventivare.',
        },
        {
          name: 'Settimana 3',
          runsItself: 'Promemoria ai responsabili.',
          yourTeam: 'Correggi quello che il contratto include.',
        },
        {
          name: 'Settimana 4',
          runsItself: 'Il report con il tuo logo.',
          yourTeam: 'Lo presenti al cliente.',
        },
      ],
    },
    cases: {
      msp: {
        sample: true,
        kind: 'MSP',
        title: 'Il report che avevano solo i grandi clienti, ora per tutti',
        before:
          'Licenze separate per scansioni, dark web e report. Il report mensile si faceva a mano, quindi arrivava solo a chi lo chiedeva.',
        now: 'Tutti i clienti hanno lo stesso assessment e il report si scrive da solo. I lavori che consiglia si preventivano nello stesso incontro.',
        result: `${eur(claims.caseStudySavedEurPerYear)} l’anno risparmiati sugli strumenti`,
      },
      mssp: {
        sample: true,
        kind: 'Fornitore di sicurezza gestita (MSSP)',
        title: 'I clienti guardano il workspace invece di chiamare',
        before:
          'Le criticità arrivavano come allegati PDF. Poi squillava il telefono: questa è chiusa, quella chi ce l’ha, che cosa mostriamo all’auditor?',
        now: 'Ogni cliente accede a un workspace sul dominio del fornitore e vede criticità, responsabili e scadenze. Gli analisti sono tornati agli alert.',
        result: `${fewerRequests} di richieste di supporto in meno`,
        link: 'Apri la pagina di accesso della piattaforma',
      },
    },
    kpis: {
      title: 'I risultati per il titolare',
      newMrr: {
        name: 'Nuovo MRR',
        value: `+${percent(mrrIncreasePercent)}`,
        text: 'di ricavi ricorrenti mensili¹',
      },
      margin: {
        name: 'Margine',
        value: percent(exampleMargins.after),
        text: `del prezzo, invece del ${percent(exampleMargins.before)}¹`,
      },
      time: {
        name: 'Tempo',
        value: fewerRequests,
        text: 'di richieste di supporto in meno²',
      },
      source: 'Vedi il calcolo',
    },
    testimonial: {
      sample: true,
      quote:
        'Prima regalavamo l’assessment per vincere il progetto del server. Adesso vendiamo l’assessment, e il progetto del server viene dopo.',
      role: 'Titolare',
    },
  },
  telco: {
    eyebrow: 'Telco',
    title: 'Metti la sicurezza nella fattura che le imprese pagano già',
    lede: `La vendi nei tuoi negozi, con i tuoi agenti e dal tuo portale, e parti in meno di ${claims.telcoLaunchDays} giorni.`,
    plan: {
      title: 'Un piano di lancio di esempio',
      start: 'Firma del contratto',
      day: (day) => `Giorno ${day}`,
      end: `Online in meno di ${claims.telcoLaunchDays} giorni`,
      owners: {you: 'il tuo team', us: 'il nostro team', both: 'insieme'},
      tracks: {
        brand: {name: 'Marchio e portale', text: 'Logo, colori, dominio, testi'},
        billing: {name: 'Ordini e fatturazione', text: 'Attivazione via API, una riga nella tua fattura'},
        sales: {
          name: 'Vendite e supporto di primo livello',
          text: 'Offerta, listino, formazione per negozi e agenti',
        },
        pilot: {name: 'Pilota', text: 'Le prime imprese clienti, con fatture vere'},
      },
    },
    case: {
      sample: true,
      kind: 'Operatore telco',
      title: 'Venduta in negozio, insieme al contratto della fibra',
      text: 'Con il contratto della fibra il cliente firma una seconda pagina, l’autorizzazione alle scansioni. Poi il report di digital footprint mostra che cosa si vede da fuori, con il marchio dell’operatore, e dai megabit si passa a parlare di password esposte.',
      facts: [
        {name: 'Primo passo', text: 'Report di digital footprint, incluso nella linea business'},
        {
          name: 'Ogni mese',
          text: 'Scansioni, monitoraggio dei data breach e piano di remediation, come riga in fattura',
        },
        {name: 'Canale', text: 'Negozi, agenti e portale clienti'},
        {name: 'Supporto', text: 'Primo livello all’assistenza dell’operatore, secondo livello a noi'},
      ],
      invoice: {
        label: 'Fattura di esempio: fibra, linee mobili e sicurezza in un’unica fattura',
        title: 'Fattura',
        lines: ['Fibra business', 'Linee mobili', 'Sicurezza business'],
      },
      link: (partner) => `${partner}: la pagina del prodotto`,
    },
  },
  platform: {
    eyebrow: 'Piattaforma',
    title: 'Un punteggio di rischio dentro il tuo prodotto',
    lede: 'Via API ricevi il punteggio, le evidenze e le correzioni che lo migliorano, con il tuo marchio.',
    flow: {
      title: 'Dalla richiesta alla quotazione',
      lanes: {applicant: 'Richiedente', platform: 'La tua piattaforma', api: 'Le nostre API'},
      messages: {
        apply: 'chiede una polizza cyber',
        request: 'invia dominio e consenso',
        scan: 'scansionano e collegano le criticità al framework',
        score: 'restituiscono punteggio, criticità, motivi',
        quote: 'quota, con le correzioni che abbassano il prezzo',
      },
    },
    insurer: {
      sample: true,
      kind: 'Marketplace assicurativo',
      title: 'Polizze quotate in base alle evidenze',
      before:
        'Un questionario che il richiedente compilava a memoria, e che nessuno poteva verificare prima del sinistro.',
      now: 'Alla parte tecnica risponde una scansione del dominio del richiedente, con le evidenze. Nel questionario resta quello che solo l’azienda può sapere.',
      after:
        'Il monitoraggio dura quanto la polizza. Una nuova criticità grave arriva a cliente e broker quando si può ancora correggere.',
      link: (partner) => `${partner}: il marketplace`,
    },
    apiHub: {
      sample: true,
      kind: 'Hub di API',
      title: 'Un solo collegamento per tutte le software house',
      text: 'Un hub che collega software di contabilità, personale e vendite per le piccole imprese ha aggiunto la sicurezza come un servizio in più. Ogni software house offre gli assessment nelle proprie schermate, e nessuna ha dovuto costruire uno scanner.',
      plan: `Le API complete sono incluse in ${list(featurePlans.fullApi.names)}.`,
    },
    architecture: {
      title: 'Architettura delle API',
      items: {
        nist: {
          title: 'Allineamento ai framework di sicurezza',
          text: 'Le criticità sono collegate ai controlli di NIST, ISO 27001 o del tuo framework.',
        },
        gdpr: {
          title: 'Compliance GDPR',
          text: 'Un solo accordo sul trattamento dei dati copre tutte le integrazioni.',
        },
        integration: {
          title: 'Integrazione',
          text: 'Il tuo software gestisce via API clienti, assessment, scansioni e report.',
        },
        realTime: {
          title: 'Dati in tempo reale',
          text: 'Il tuo prodotto legge sempre punteggi e criticità aggiornati.',
        },
      },
    },
    dora: {
      text: `Un allegato per le entità finanziarie regola i requisiti DORA, dal ${longDate('it', agreementFrom.financialAnnex)}.`,
      link: 'Leggi l’allegato',
    },
    testimonial: {
      sample: true,
      quote:
        'Prima underwriter e broker discutevano se una risposta fosse vera. Adesso discutono di quanto vale, ed è per questo che li paghiamo.',
      role: 'Responsabile underwriting cyber',
    },
  },
  enterprise: {
    badge: 'Enterprise',
    title: 'Il fornitore più debole fa parte della tua superficie di attacco',
    description:
      'Vedi l’esposizione di ogni fornitore, fai a tutti le stesse domande e segui ogni correzione.',
    fullDescription:
      'La NIS2 ti chiede di valutare i fornitori diretti. Vedi le loro risposte e la loro esposizione pubblica in una sola schermata.',
    supplyChain: {
      sample: true,
      title: 'Cinque fornitori, cinque controlli, un solo framework',
      caption: 'Una filiera di esempio',
      supplier: 'Fornitore',
      controls: {
        access: 'Accessi',
        patching: 'Aggiornamenti',
        backup: 'Copie di backup',
        incidents: 'Notifica incidenti',
        subSuppliers: 'Subfornitori',
      },
      suppliers: {
        hosting: 'Hosting cloud',
        payroll: 'Studio paghe',
        maintenance: 'Manutenzione remota',
        freight: 'Spedizioniere',
        software: 'Fornitore software',
      },
      states: {met: 'Superato', open: 'Da correggere', unanswered: 'Nessuna risposta'},
      steps: [
        {
          title: 'Guarda da fuori',
          text: 'Il report di digital footprint mostra l’esposizione pubblica del fornitore.³',
        },
        {
          title: 'Fai a tutti le stesse domande',
          text: 'Una campagna invia l’assessment a tutti i fornitori, promemoria compresi.',
        },
        {
          title: 'Segui ogni criticità fino alla chiusura',
          text: 'Ogni criticità ha un responsabile presso il fornitore, una scadenza e le sue evidenze.',
        },
      ],
    },
  },
  finalCta: {
    title: 'Progetta il tuo modello con noi',
    text: 'Vieni al primo incontro con il nome di un cliente o l’elenco dei fornitori: facciamo i conti insieme.',
    primary: 'Piani e prezzi',
    secondary: 'Prenota un incontro',
  },
  notes: [
    `¹ Ricavi: dato di un solo partner. Margine di esempio: i costi passano dal ${percent(exampleCosts.before)} ${withArticle('al', percent(exampleCosts.after))} del prezzo.`,
    '² Con i workspace per i clienti, dato dichiarato dai partner.',
    '³ Le scansioni partono quando il fornitore le ha autorizzate per iscritto.',
  ],
};
