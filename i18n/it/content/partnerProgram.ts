// sourceHash: '55689aa6a501'
import {claims, frameworks} from '@site/src/data/claims';
import {agreement, dataProcessing} from '@site/src/data/legal';
import {featurePlans, type FullPlan, fullPlans, popularExtras} from '@site/src/data/planFacts';
import {priceList} from '@site/src/data/priceList';
import {sampleReport} from '@site/src/data/sampleReport';
import {formats} from '@site/src/lib/format';
import type {PartnerProgramContent} from '@site/src/content/partnerProgram';
import {home} from './home';
import {priceListWords} from './priceListWords';

const {eur, number, list} = formats('it');
const [roiFrom, roiTo] = claims.roiMonths;
const [onboardFrom, onboardTo] = claims.onboardingHours;
const {entry, popular, trial, several} = priceList;
const {from, since} = priceListWords;
const clientsOf = ({clients}: FullPlan) =>
  clients ? `Fino a ${number(clients)} clienti` : 'Tutti i tuoi clienti';
const roomOf = ({clients}: FullPlan) =>
  clients ? `Posto per ${number(clients)} clienti` : 'Tutti i tuoi clienti';
const clientsOn = ({name, eurPerMonth, eurPerClient}: FullPlan) =>
  `su ${name} a ${eur(eurPerMonth)} al mese${eurPerClient ? `: ${eur(eurPerClient)} l’uno a piano pieno` : ''}`;

const asked = {
  fullCatalogue: 'NIS2 e GDPR',
  customDomain: 'il tuo dominio',
  remediationEngine: 'i piani di remediation',
  clientWorkspace: 'i workspace dei clienti',
};
const furtherClients = entry.addOns
  ? ` Se crescono solo i numeri puoi restare: ${entry.name} accoglie altri clienti a ${eur(entry.addOns.extraClient)} al mese l’uno.`
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
    title: 'La sicurezza, un business con il tuo nome.',
    lede: `${from} al mese; quanto pagano i tuoi clienti lo decidi tu, e quello che supera il costo del piano è tuo. Tu li segui, noi gestiamo la piattaforma e rispondiamo ai tuoi tecnici quando la domanda si fa difficile.`,
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
      stub: 'Non in fattura',
      plan: 'La sua quota del piano',
      own: 'Le tue ore e i tuoi costi',
      kept: 'Resta a te',
      source: 'I conti sono nella guida ai prezzi',
    },
    sample: true,
  },
  steps: {
    eyebrow: 'Le tue prime dodici settimane',
    title: 'Tre passi verso i ricavi ricorrenti',
    lede: 'Dai contratti ai clienti paganti, come lo prevedono le nostre guide: le date si possono spostare, l’ordine dei clienti resta.',
    weeks: (from: number, to?: number) => (to ? `Settimane ${from}–${to}` : `Settimana ${from}`),
    you: 'Tu',
    we: 'Noi',
    items: {
      setup: {
        title: 'Registrati e personalizza',
        figure: `${number(1)} azienda:`,
        unit: `la tua, gratis per ${claims.trialDays} giorni`,
        text: 'Si parte dal tuo marchio e dalla tua azienda.',
      },
      deliver: {
        title: 'Vendi e fornisci il servizio',
        figure: clientsOf(fullPlans.entry),
        unit: clientsOn(fullPlans.entry),
        text: 'Il report con il tuo marchio mostra che cosa non va, la tua offerta che cosa serve per rimediare, e le scansioni periodiche dimostrano il lavoro fatto.',
      },
      grow: {
        title: 'Guadagna e cresci',
        figure: roomOf(fullPlans.popular),
        unit: clientsOn(fullPlans.popular),
        text: 'Ogni cliente è un canone mensile, ogni criticità un motivo per proporre il servizio successivo.',
      },
    },
    stretches: {
      papers: {
        title: 'Contratti, persone, prezzi',
        you: 'Contratti e ruoli privacy, tre pacchetti, un prezzo per ciascuno',
        we: 'Accordo per i partner e DPA su cui basarti, guide e checklist',
        done: 'Un collega sa spiegare l’offerta da una sola pagina',
        guide: 'Checklist: avviare l’attività',
      },
      own: {
        title: 'Prima la tua azienda',
        you: 'Metti logo e colori, scansioni i tuoi domini',
        we: `Account in ${claims.setupMinutes} minuti, onboarding in ${onboardFrom}–${onboardTo} ore`,
        done: 'Hai il tuo report, con le criticità già assegnate',
        guide: 'Guida: rimediare alle criticità',
      },
      known: {
        title: 'Tre che ti conoscono',
        you: 'Un’autorizzazione firmata a testa e venti minuti per presentare',
        we: 'Scansioni, assessment e report con il tuo nome',
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
        title: 'Il resto dell’elenco',
        you: 'Gli altri nomi dei tuoi dieci; ore e prezzi da rivedere',
        we: several ? 'Un piano più grande quando serve' : 'Il secondo livello per i tuoi tecnici',
        done: 'Conosci le ore per cliente e i prezzi ne tengono conto',
        guide: 'Guida: definisci i prezzi',
      },
    },
    larger: popularExtras.length
      ? {
          title: `Perché ${popular.name}`,
          text: `Ha quello che i clienti chiedono e che ${entry.name} non ha: ${list(popularExtras.map((feature) => asked[feature]))}.${furtherClients}`,
        }
      : undefined,
    who: 'Settimana per settimana: chi fa che cosa',
    plan: 'Il piano nella guida white-label',
  },
  benefits: {
    eyebrow: 'Vantaggi per i partner',
    title: 'Che cosa ti dà il programma',
    lede: 'La piattaforma è la stessa per tutti. Quello che ci costruisci sopra è tuo: marchio, prezzi, clienti.',
    items: [
      {
        title: 'Ricavi ricorrenti',
        figure: `${roiFrom}–${roiTo} mesi`,
        unit: 'per un ROI positivo, secondo i partner',
        text: 'I clienti ti pagano ogni mese, al prezzo che decidi tu. Il tuo costo è un solo piano, noto in anticipo, invece di una licenza per ogni strumento.',
      },
      {
        title: 'Report e interfacce con il tuo marchio',
        figure: `${number(frameworks.length)} framework`,
        unit: 'nel catalogo completo, ognuno un report con il tuo marchio',
        text: `Report, email e schermate hanno il tuo logo e i tuoi colori ${since(featurePlans.logoAndColours)}. I tuoi clienti trattano con una sola azienda: la tua.`,
      },
      {
        title: 'Supporto tecnico e commerciale',
        figure: `${onboardFrom}–${onboardTo} ore`,
        unit: 'di onboarding con noi, poi chat ed email',
        text: `Alle spalle dei tuoi tecnici c’è il nostro secondo livello; i tuoi commerciali hanno guide, e moduli con il tuo nome da consegnare ai clienti. Dove ogni cliente ha un workspace (${since(featurePlans.clientWorkspace)}), i partner segnalano il ${claims.fewerSupportRequestsPercent}% di richieste di supporto in meno.`,
      },
    ],
    sheets: {
      title: 'Moduli da lasciare al cliente',
      text: 'Chi chiamare in caso di incidente, che cosa verificare, quali rischi vengono prima. Il tuo browser scrive nei file il tuo nome e il tuo colore: già oggi, prima di firmare qualsiasi cosa.',
      link: 'Metti il tuo nome',
    },
  },
  testimonial: {
    title: 'La voce di un partner',
    report: 'Un report di esempio completo',
    quote:
      'Avevamo i clienti e la loro fiducia, ma nessun servizio di sicurezza su cui mettere il nostro nome. Ora il report che leggono ogni mese è nostro, e la fattura anche.',
    author: 'Giulia Ferrante',
    role: 'Responsabile dei servizi gestiti',
    sample: true,
  },
  responsibilities: {
    title: 'Davanti al cliente ci sei tu. Noi ti copriamo le spalle.',
    lede: 'Tu dai il supporto di primo livello ai tuoi utenti finali. Noi diamo solo quello di secondo livello: i tuoi tecnici si rivolgono a noi, i tuoi utenti finali soltanto a te.',
    path: [
      {who: 'Il tuo utente finale', does: 'Chiede a te, e solo a te'},
      {who: 'Tu', does: 'Supporto di primo livello: rispondi con il tuo nome'},
      {who: 'Noi', does: 'Supporto di secondo livello: aiutiamo i tuoi tecnici'},
    ],
    caption: 'Responsabilità di partner e fornitore',
    you: 'Tu, il partner',
    we: 'Noi, il fornitore',
    rows: [
      {
        topic: 'Vendita',
        you: 'La tua offerta, il tuo prezzo, la tua fattura',
        we: 'Una sola fattura a te, per il tuo piano',
      },
      {
        topic: 'Servizio',
        you: 'Assessment, consulenza e remediation con il cliente',
        we: 'Piattaforma, scansioni e framework, sempre aggiornati',
      },
      {
        topic: 'Marchio',
        you: `Il tuo logo e i tuoi colori, il tuo dominio ${since(featurePlans.customDomain)}`,
        we: 'Dietro le quinte',
      },
      {
        topic: 'Dati personali',
        you: 'Responsabile del trattamento per gli utenti finali, che sono i titolari',
        we: 'Sub-responsabile, secondo l’accordo sul trattamento dei dati',
      },
    ],
    inShort: {
      title: 'Le condizioni in sei righe',
      terms: {
        prices: {
          topic: 'Prezzi',
          text: 'Li decidi tu. Nessuna esclusiva e nessun fatturato minimo, salvo quanto prevede un modulo d’ordine.',
        },
        payment: {
          topic: 'Pagamento',
          text: `Online al momento dell’acquisto; con un modulo d’ordine, ${agreement.invoiceDueDays} giorni dalla fattura.`,
        },
        renewal: {
          topic: 'Rinnovo',
          text: 'I piani acquistati online si rinnovano per la stessa durata, se non li disdici prima.',
        },
        breach: {
          topic: 'Inadempimento',
          text: `Chi non rispetta l’accordo ha ${agreement.curePeriodDays} giorni dalla comunicazione per rimediare.`,
        },
        data: {
          topic: 'Dati a fine contratto',
          text: `I dati personali sono restituiti o cancellati entro ${dataProcessing.deletionDays} giorni.`,
        },
        law: {
          topic: 'Legge applicabile',
          text: 'Legge italiana e foro di Milano; per i partner negli Stati Uniti, Delaware e Wilmington.',
        },
      },
    },
    contracts: 'Nel dettaglio:',
    terms: 'Accordo quadro di servizi e rivendita',
    dpa: 'Accordo sul trattamento dei dati',
  },
  cases: {
    title: 'Come la vendono le aziende come la tua',
    items: {
      msp: {
        title: 'MSP',
        text: 'Aggiunge la sicurezza all’IT che gestisce già, e un canone mensile ai contratti in corso.',
      },
      mssp: {
        title: 'MSSP',
        text: 'Porta scansioni, assessment e compliance di molti clienti su un’unica schermata.',
      },
      telco: {
        title: 'Telco',
        text: `Vende la sicurezza nell’offerta per le imprese, attiva in meno di ${claims.telcoLaunchDays} giorni.`,
      },
      insurer: {
        title: 'Piattaforma assicurativa',
        text: 'Integra gli assessment via API e quota in base a quello che ha trovato una scansione.',
      },
    },
  },
  finalCta: {
    title: 'Da quale cliente cominci?',
    text: `Porta un nome al primo incontro. I ${claims.trialDays} giorni di prova con ${trial.name} partono quando vuoi tu.`,
    meeting: 'Che cosa facciamo nell’incontro',
    agenda: [
      'Scegliamo insieme il cliente da cui partire.',
      'Guardiamo il report che riceverebbe, con il tuo nome.',
      'Decidiamo chi fa che cosa e quando inizia la prova.',
    ],
  },
};
