// sourceHash: 'f7990dc70299'
import {floorPriceDefaults} from '@site/src/data/calculators/floorPrice';
import {claims, frameworks} from '@site/src/data/claims';
import {agreement, dataProcessing} from '@site/src/data/legal';
import {popularExtras} from '@site/src/data/planFacts';
import type {PricedPlan} from '@site/src/data/planSchema';
import {priceList} from '@site/src/data/priceList';
import {sampleReport} from '@site/src/data/sampleReport';
import {formats} from '@site/src/data/format';
import type {PartnerProgramContent} from '@site/src/content/partnerProgram';
import {home} from './home';
import {priceListWords} from './priceListWords';

const {eur, number, list} = formats('it');
const [roiFrom, roiTo] = claims.roiMonths;
const [onboardFrom, onboardTo] = claims.onboardingHours;
const {entry, popular, trial, several} = priceList;
const {from, fromWithin} = priceListWords;
const clientsOf = ({clients}: PricedPlan) =>
  clients ? `Fino a ${number(clients)} clienti` : 'Tutti i tuoi clienti';
const costOf = ({name, eurPerMonth}: PricedPlan) => `con ${name} a ${eur(eurPerMonth)} al mese`;

const asked = {
  fullCatalogue: 'NIS2 e GDPR',
  customDomain: 'il tuo dominio',
  remediationEngine: 'i piani di remediation',
  clientWorkspace: 'i workspace dei clienti',
};
const furtherClients = entry.addOns
  ? ` Ti servono solo più clienti? Con ${entry.name} ogni cliente in più costa ${eur(entry.addOns.extraClient)} al mese.`
  : '';

export const partnerProgram: PartnerProgramContent = {
  meta: {
    title: 'Programma partner white-label',
    description: `Metti il tuo marchio su una piattaforma di cybersecurity, vendila al tuo prezzo e tieni il cliente. ${from} al mese, ${claims.trialDays} giorni di prova gratuita.`,
  },
  start: 'Diventa partner',
  sales: 'Parla con noi',
  hero: {
    crumb: 'Programma partner',
    title: 'Vendi sicurezza e tieni il margine.',
    lede: `I prezzi li fai tu, con ${fromWithin} al mese. Tu segui i clienti, noi gestiamo la piattaforma e aiutiamo i tuoi tecnici.`,
    promises: [
      `${claims.trialDays} giorni gratis con ${trial.name}`,
      'Senza carta di credito',
      'Il tuo prezzo, la tua fattura',
    ],
  },
  reports: {
    label: 'Lo stesso report con il marchio di tre partner di esempio',
    title: 'Report di sicurezza',
    own: home.hero.own,
    client: `Per ${sampleReport.client.name}`,
    chart: 'Avanzamento di un cliente di esempio',
    invoice: {
      title: 'Fattura',
      client: `A ${sampleReport.client.name}`,
      service: 'Sicurezza, canone mensile',
      stub: `I tuoi costi, con ${number(floorPriceDefaults.clients)} clienti`,
      plan: 'Costo del piano per cliente',
      own: 'Il tuo tempo e i tuoi costi',
      kept: 'Il tuo utile',
      source: 'Vedi il calcolo',
    },
    sample: true,
  },
  steps: {
    title: 'Tre passi verso i ricavi ricorrenti',
    lede: 'Dai contratti ai clienti paganti in dodici settimane, con una guida per ogni passo.',
    weeks: (from: number, to?: number) => (to ? `Settimane ${from}–${to}` : `Settimana ${from}`),
    you: 'Tu',
    we: 'Noi',
    items: {
      setup: {
        title: 'Registrati e personalizza',
        figure: `${claims.trialDays} giorni gratis`,
        unit: 'per la tua azienda',
        text: 'Metti logo e colori e scansiona i tuoi domini.',
      },
      deliver: {
        title: 'Vendi e fornisci il servizio',
        figure: clientsOf(entry),
        unit: costOf(entry),
        text: 'Presenta il report a tuo marchio, vendi le correzioni e dimostra il lavoro con le scansioni periodiche.',
      },
      grow: {
        title: 'Guadagna e cresci',
        figure: clientsOf(popular),
        unit: costOf(popular),
        text: 'Incassa un canone da ogni cliente e proponi il servizio successivo a ogni criticità.',
      },
    },
    stretches: {
      papers: {
        title: 'Contratti, persone, prezzi',
        you: 'Contratti e ruoli privacy, tre pacchetti, un prezzo per ciascuno',
        we: 'Accordi con i partner e sul trattamento dei dati come base, guide e checklist',
        done: 'Un collega sa spiegare l’offerta con una sola pagina',
        guide: 'Checklist: avviare l’attività',
      },
      own: {
        title: 'Prima la tua azienda',
        you: 'Metti logo e colori, scansioni i tuoi domini',
        we: `Account in ${claims.setupMinutes} minuti, onboarding in ${onboardFrom}–${onboardTo} ore`,
        done: 'Il tuo report, con le criticità assegnate',
        guide: 'Guida: rimediare alle criticità',
      },
      known: {
        title: 'Tre aziende che ti conoscono',
        you: 'Un’autorizzazione firmata per azienda e venti minuti per presentare il report',
        we: 'Scansioni, assessment e report con il tuo marchio',
        done: 'Tre report presentati, almeno un progetto a pagamento',
        guide: 'Guida: dalle criticità alle priorità',
      },
      clients: {
        title: 'I primi clienti paganti',
        you: 'Trenta giorni con ciascuno: situazione di partenza, kick-off, correzioni, seconda scansione',
        we: 'Il primo onboarding insieme a te, poi il secondo livello',
        done: 'Primo incontro mensile fatto',
        guide: 'Checklist: il cliente al giorno 30',
      },
      others: {
        title: 'Gli altri clienti',
        you: 'I clienti che restano, con ore e prezzi rivisti',
        we: several ? 'Un piano più grande quando serve' : 'Il secondo livello per i tuoi tecnici',
        done: 'Conosci le ore per cliente e i prezzi ne tengono conto',
        guide: 'Guida: definisci i prezzi',
      },
    },
    larger: popularExtras.length
      ? {
          title: `Perché ${popular.name}`,
          text: `Passa al piano superiore per ${list(popularExtras.map((feature) => asked[feature]))}.${furtherClients}`,
        }
      : undefined,
    who: 'Il piano settimana per settimana',
    plan: 'Leggi il piano nella guida white-label',
  },
  benefits: {
    title: 'Il tuo marchio, i tuoi prezzi, i tuoi clienti',
    items: [
      {
        title: 'Ricavi ricorrenti',
        figure: `${roiFrom}–${roiTo} mesi`,
        unit: 'per un ROI positivo¹',
        text: 'I clienti ti pagano ogni mese, al prezzo che decidi tu. Tu paghi un solo piano.',
      },
      {
        title: 'Report e interfacce con il tuo marchio',
        figure: `${number(frameworks.length)} framework`,
        unit: 'nel catalogo completo',
        text: 'Report, email e schermate hanno il tuo logo e i tuoi colori. I clienti trattano solo con te.',
      },
      {
        title: 'Supporto tecnico e commerciale',
        figure: `${onboardFrom}–${onboardTo} ore`,
        unit: 'di onboarding con noi, poi chat ed email',
        text: `Il nostro secondo livello è a disposizione dei tuoi tecnici, e i commerciali hanno guide e moduli. Con i workspace per i clienti hai il ${claims.fewerSupportRequestsPercent}% di richieste di supporto in meno.¹`,
      },
    ],
    sheets: {
      title: 'Moduli da lasciare al cliente',
      text: 'Contatti di emergenza, checklist e registro dei rischi, con il tuo nome e il tuo colore.',
      link: 'Metti il tuo nome',
    },
  },
  testimonial: {
    title: 'La voce di un partner',
    report: 'Leggi un report di esempio',
    quote:
      'Avevamo i clienti e la loro fiducia, ma nessun servizio di sicurezza su cui mettere il nostro nome. Ora il report che leggono ogni mese è nostro, e la fattura anche.',
    author: 'Giulia Ferrante',
    role: 'Responsabile dei servizi gestiti',
    sample: true,
  },
  responsibilities: {
    title: 'Tu segui i clienti, noi aiutiamo te',
    lede: 'Tu dai il supporto di primo livello ai tuoi utenti finali. Noi diamo il secondo livello ai tuoi tecnici.',
    caption: 'Responsabilità di partner e fornitore',
    you: 'Tu, il partner',
    we: 'Noi, il fornitore',
    rows: {
      sales: {
        topic: 'Vendita',
        you: 'La tua offerta, il tuo prezzo, la tua fattura',
        we: 'Una sola fattura a te, per il tuo piano',
      },
      service: {
        topic: 'Servizio',
        you: 'Assessment, consulenza e remediation con il cliente',
        we: 'Piattaforma, scansioni e framework aggiornati',
      },
      brand: {topic: 'Marchio', you: 'Il tuo logo, i tuoi colori, il tuo dominio', we: 'Dietro le quinte'},
      data: {
        topic: 'Dati personali',
        you: 'Responsabile del trattamento (i titolari sono gli utenti finali)',
        we: 'Sub-responsabile, secondo l’accordo sul trattamento dei dati',
      },
    },
    inShort: {
      title: 'Le condizioni in sei righe',
      terms: {
        prices: {
          topic: 'Prezzi',
          text: 'Li decidi tu, senza esclusiva e senza fatturato minimo.²',
        },
        payment: {
          topic: 'Pagamento',
          text: `Online al momento dell’acquisto, o a ${agreement.invoiceDueDays} giorni dalla fattura con un modulo d’ordine.`,
        },
        renewal: {
          topic: 'Rinnovo',
          text: 'I piani online si rinnovano per la stessa durata. Puoi disdire prima del rinnovo.',
        },
        breach: {
          topic: 'Inadempimento',
          text: `Chi non rispetta l’accordo ha ${agreement.curePeriodDays} giorni dalla comunicazione per rimediare.`,
        },
        data: {
          topic: 'Dati a fine contratto',
          text: `Restituiamo o cancelliamo i dati personali entro ${dataProcessing.deletionDays} giorni.`,
        },
        law: {
          topic: 'Legge applicabile',
          text: 'Legge italiana e foro di Milano. Per i partner statunitensi: legge del Delaware, foro di Wilmington.',
        },
      },
    },
    contracts: 'Nel dettaglio:',
    terms: 'Accordo quadro di servizi e rivendita',
    dpa: 'Accordo sul trattamento dei dati',
  },
  cases: {
    title: 'Un modello per la tua azienda',
    items: {
      msp: {
        title: 'MSP',
        text: 'Aggiungi la sicurezza e un canone mensile ai contratti IT che hai già.',
      },
      mssp: {
        title: 'MSSP',
        text: 'Vedi scansioni, assessment e compliance di molti clienti in una schermata.',
      },
      telco: {
        title: 'Telco',
        text: `Vendi la sicurezza nell’offerta per le imprese e parti in meno di ${claims.telcoLaunchDays} giorni.`,
      },
      insurer: {
        title: 'Piattaforma assicurativa',
        text: 'Integra gli assessment via API e quota in base a scansioni reali.',
      },
    },
  },
  finalCta: {
    title: 'Scegli con noi il primo cliente',
    text: 'Porta un nome al primo incontro. Guardiamo insieme il report che riceverebbe da te.',
  },
  notes: [
    '¹ Dati dichiarati dai partner. Il calo delle richieste riguarda chi usa i workspace.',
    '² Un modulo d’ordine può prevedere altre condizioni.',
    'Prezzi IVA esclusa.',
  ],
};
