// sourceHash: 'f302da372c7c'
import {claims, exampleMargins} from '@site/src/data/claims';
import {agreementFrom} from '@site/src/data/legal';
import {featurePlans} from '@site/src/data/planFacts';
import {priceList} from '@site/src/data/priceList';
import {formats} from '@site/src/data/format';
import {longDate} from '@site/src/lib/format';
import type {GrowthModelsContent} from '@site/src/content/growthModels';
import {priceListWords} from './priceListWords';

const {eur, percent, list} = formats('it');
const {several} = priceList;
const {since} = priceListWords;
const {mrrIncreasePercent, costReductionPercent} = claims.successStory;
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
    lede: 'Un MSP vende un servizio, una telco un’offerta, una piattaforma vende dentro il proprio prodotto, una grande impresa protegge ciò che compra. Trova il tuo caso: che cosa cambia nel primo mese, chi fa il lavoro, come si vende.',
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
        text: 'Rispondi a una domanda sul rischio dentro il tuo prodotto.',
        action: 'Il modello piattaforma',
        diagram: 'La tua piattaforma chiama le API e riceve un punteggio',
      },
      enterprise: {
        title: 'Enterprise',
        text: 'Sai quale fornitore chiamare per primo, e per che cosa.',
        action: 'Il modello enterprise',
        diagram: 'Un’impresa, molti fornitori, una criticità aperta',
      },
    },
  },
  cases: {
    roi: 'Fai il calcolo con i tuoi numeri',
  },
  msp: {
    eyebrow: 'MSP e MSSP',
    title: 'Fatti pagare la sicurezza che fai tra un ticket e l’altro',
    lede: 'Conosci già la rete, le persone e i backup. Un servizio mensile dà un prezzo a quello che sai, e al commerciale un motivo per chiamare che non sia il rinnovo.',
    month: {
      title: 'Un mese di servizio, per un cliente',
      runsItself: 'In automatico',
      yourTeam: 'Il tuo team',
      weeks: [
        {
          name: 'Settimana 1',
          runsItself: 'Scansione di domini, siti web ed email; ricerca di password esposte.',
          yourTeam: 'Uno sguardo ai nuovi dati esposti: i casi urgenti diventano ticket.',
        },
        {
          name: 'Settimana 2',
          runsItself: `Le criticità vengono ordinate per gravità e spiegate; ${since(featurePlans.remediationEngine)} c’è anche una bozza di piano.`,
          yourTeam: 'Decidi che cosa si corregge subito e che cosa va a preventivo.',
        },
        {
          name: 'Settimana 3',
          runsItself: 'I responsabili ricevono un promemoria delle scadenze.',
          yourTeam: 'Correggi quello che il contratto include.',
        },
        {
          name: 'Settimana 4',
          runsItself: 'Esce il report con il tuo logo.',
          yourTeam: 'Illustri al cliente una pagina e il prossimo passo.',
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
        title: 'I clienti guardano da soli, senza chiamare gli analisti',
        before:
          'Le criticità arrivavano come allegati PDF. Poi squillava il telefono: questa è chiusa, quella chi ce l’ha, che cosa mostriamo all’auditor?',
        now: 'Ogni cliente accede a un workspace sul dominio del fornitore e vede criticità, responsabili e scadenze. Gli analisti sono tornati agli alert.',
        result: `${fewerRequests} di richieste di supporto in meno`,
        link: 'Apri la pagina di accesso della piattaforma',
      },
    },
    kpis: {
      title: 'Tre numeri che un titolare guarda',
      newMrr: {
        name: 'Nuovo MRR',
        value: `+${percent(mrrIncreasePercent)}`,
        text: 'di ricavi ricorrenti mensili rispetto a prima, da quando ogni cliente ha lo stesso assessment',
      },
      margin: {
        name: 'Margine',
        value: percent(exampleMargins.after),
        text: `del prezzo, invece del ${percent(exampleMargins.before)}, con uno strumento al posto di molti`,
      },
      time: {
        name: 'Tempo',
        value: fewerRequests,
        text: 'di richieste di supporto in meno, e quindi meno ore spese a rispondere: i clienti guardano nel loro workspace',
      },
      note: `Ricavi e costi sono i dati di un singolo partner; i tuoi dipendono da clienti e prezzi. Il margine è un esempio: costi pari al ${percent(claims.exampleCostPercent)} del prezzo scendono del ${percent(costReductionPercent)}. Le richieste in meno sono quelle indicate dai partner con i workspace (${since(featurePlans.clientWorkspace)}).`,
      source: 'Leggi come è arrivato a quei ricavi e costi',
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
    lede: `La banda si confronta sul prezzo. Un’offerta con la sicurezza si confronta su quello che fa. La vendi nei tuoi negozi e con i tuoi agenti, dal tuo portale, e parti in meno di ${claims.telcoLaunchDays} giorni.`,
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
    title: 'Un punteggio di rischio motivato, dentro il tuo prodotto',
    lede: 'Quanto è esposta un’azienda? Un’assicurazione vuole saperlo prima di quotare, un marketplace prima di ammettere un venditore, una finanziaria prima di un prestito. Via API la risposta è un punteggio, con quello su cui si basa e quello che lo alzerebbe, con il tuo marchio.',
    flow: {
      title: 'Dalla richiesta alla quotazione',
      lanes: {applicant: 'Richiedente', platform: 'La tua piattaforma', api: 'Le nostre API'},
      messages: {
        apply: 'chiede una polizza cyber',
        request: 'invia dominio e consenso',
        scan: 'scansionano e collegano le criticità al framework',
        score: 'restituiscono punteggio, criticità, motivi',
        quote: 'quota, e dice che cosa abbasserebbe il prezzo',
      },
    },
    insurer: {
      sample: true,
      kind: 'Marketplace assicurativo',
      title: 'Il rischio quotato sulle evidenze',
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
      title: 'Un solo collegamento per ogni software house dell’hub',
      text: 'Un hub che collega software di contabilità, personale e vendite per le piccole imprese ha aggiunto la sicurezza come un servizio in più. Ogni software house offre gli assessment nelle proprie schermate, e nessuna ha dovuto costruire uno scanner.',
      plan: `Le API complete sono incluse in ${list(featurePlans.fullApi.names)}.`,
    },
    architecture: {
      title: 'Su che cosa sono costruite le API',
      items: {
        nist: {
          title: 'Allineamento ai framework di sicurezza',
          text: 'Criticità e risposte sono collegate ai controlli di NIST, ISO 27001 o del tuo framework: «soddisfatto» vuol dire la stessa cosa in ogni prodotto dell’hub.',
        },
        gdpr: {
          title: 'Compliance GDPR',
          text: 'Per un primo punteggio bastano un dominio e il consenso scritto dell’azienda. Ruoli, sub-responsabili e cancellazione sono regolati una volta sola, da un accordo sul trattamento dei dati per tutte le integrazioni.',
        },
        integration: {
          title: 'Integrazione',
          text: 'Clienti, assessment, scansioni e report: quello che le persone fanno nella console, il tuo software lo fa via API.',
        },
        realTime: {
          title: 'Dati in tempo reale',
          text: 'Punteggi e criticità si leggono quando servono al tuo prodotto, come sono in quel momento e non come erano nell’ultima esportazione mensile.',
        },
      },
    },
    dora: {
      text: `Per assicurazioni, banche e altre entità finanziarie, dalla versione del ${longDate('it', agreementFrom.financialAnnex)} un allegato dell’accordo contiene ciò che DORA, il regolamento (UE) 2022/2554, chiede ai contratti con un fornitore di servizi TIC.`,
      link: 'Leggi l’accordo e il suo allegato',
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
      'Vedi che cosa espone ogni fornitore, fai a tutti le stesse domande e segui le correzioni fino alla chiusura.',
    fullDescription:
      'Chi rientra nella NIS2 deve valutare le vulnerabilità di ogni fornitore diretto, oltre alle proprie. Il questionario annuale mostra che cosa dicono i fornitori; la loro esposizione pubblica mostra che cosa vede chi attacca. Con entrambi su una sola schermata, con il marchio del tuo gruppo, acquisti e CISO guardano lo stesso elenco e sanno chi chiamare per primo.',
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
      states: {met: 'Soddisfatto', open: 'Da correggere', unanswered: 'Nessuna risposta'},
      reading:
        'Leggi una riga e sai chi chiamare: la manutenzione remota. Leggi una colonna e sai che cosa mettere nel prossimo contratto: i subfornitori.',
      steps: [
        {
          title: 'Guarda da fuori',
          text: 'Il report di digital footprint mostra che cosa rivela il dominio pubblico del fornitore. Come ogni scansione, parte quando il fornitore l’ha autorizzata per iscritto: metti la clausola nei contratti di fornitura.',
        },
        {
          title: 'Fai a tutti le stesse domande',
          text: 'Una campagna invia l’assessment a tutti i fornitori, su NIS2, ISO 27001 o sul tuo framework, e pensa ai promemoria.',
        },
        {
          title: 'Segui ogni criticità fino alla chiusura',
          text: 'Ogni criticità ha un responsabile presso il fornitore e una scadenza. I workspace tengono le evidenze dove il tuo auditor le cercherà.',
        },
      ],
    },
  },
  finalCta: {
    title: 'Porta un cliente, una linea di business o un elenco di fornitori',
    text: `In un primo incontro vediamo il tuo modello con i tuoi numeri: che cosa vendi, chi fa il lavoro e ${several ? 'quale piano serve' : 'che cosa serve'}.`,
    primary: 'Piani e prezzi',
    secondary: 'Prenota un incontro',
    bring: {
      title: 'Che cosa portare',
      items: {
        msp: 'Un cliente, e quanto gli fatturi oggi.',
        telco: 'Una linea di business, e chi la vende.',
        platform: 'La schermata in cui servirebbe un punteggio, e che cosa sai dell’azienda a quel punto.',
        enterprise: 'Un elenco di fornitori, e che cosa chiedono loro i tuoi contratti.',
      },
    },
  },
};
