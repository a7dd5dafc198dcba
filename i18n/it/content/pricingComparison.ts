// sourceHash: 'd46be4648d32'
import {brand} from '@site/src/data/brand';
import {claims} from '@site/src/data/claims';
import {whiteLabelSetupEur} from '@site/src/data/plans';
import {entryHasAllTools, featurePlans} from '@site/src/data/planFacts';
import {priceList} from '@site/src/data/priceList';
import {
  clientsSharing,
  exampleClients,
  productPercent,
  productPerClientEur,
  savedPerClientEur,
  savedPerMonthEur,
  savedPerYearEur,
  savedWithOnePlanEur,
  traditionalStackEur,
} from '@site/src/data/savings';
import {formats} from '@site/src/data/format';
import {withArticle} from '../italian';
import type {PricingComparisonContent} from '@site/src/content/pricingComparison';
import {clauses} from './clauses';
import {priceListWords} from './priceListWords';

const {eur, number, percent, list} = formats('it');
const {entry, several} = priceList;
const {since} = priceListWords;
const from = eur(entry.eurPerMonth);
const perClient = eur(productPerClientEur);
const stack = eur(traditionalStackEur.typical);
const saved = eur(savedPerClientEur);
const savedPerYear = eur(savedPerYearEur);
const clients = number(exampleClients);
const {remediationEngine: remediation, clientWorkspace: workspaces, fullCatalogue: catalogue} = featurePlans;
/** Features of the traditional stack that the smallest plan lacks. */
const notInEntry = [
  ...(remediation.later ? [`piani di remediation automatici (da ${remediation.name} in su)`] : []),
  ...(catalogue.later ? [`NIS2 e GDPR (da ${catalogue.name} in su)`] : []),
  ...(workspaces.later ? [`workspace per i clienti (da ${workspaces.name} in su)`] : []),
];
const [roiFrom, roiTo] = claims.roiMonths;

export const pricingComparison: PricingComparisonContent = {
  meta: {
    title: 'Risparmio sui costi: sei strumenti o una piattaforma',
    description: `Gli strumenti di sicurezza separati costano ${stack} al mese per cliente, ${brand.name} parte da ${from}. Confronta voce per voce e calcola il tuo risparmio.`,
  },
  paper: {
    questions: 'Domande?',
  },
  hero: {
    eyebrow: 'Confronto dei costi',
    title: 'Smetti di pagare sei strumenti per ogni cliente.',
    lede: `Scanner, compliance, dark web, progetti, report, portale: se li compri uno alla volta, il conto sale. ${brand.name} li riunisce in una piattaforma con il tuo marchio.`,
    primary: 'Prova gratis',
    secondary: 'Calcola il risparmio',
  },
  preview: {
    label: `In breve: strumenti separati ${stack} al mese, ${brand.name} ${perClient} al mese, ${saved} risparmiati al mese per cliente`,
    stack: 'Strumenti separati',
    stackNote: 'sei strumenti, sei fatture',
    productNote: `una piattaforma, ${clauses.perClient}`,
    perMonth: ' al mese',
    saving: `Risparmi ${saved} al mese per cliente`,
    without: notInEntry.length ? `${perClient} è il prezzo di ${entry.name}, senza ${list(notInEntry)}.` : '',
  },
  table: {
    eyebrow: 'Confronto',
    title: 'Quanto costa ogni strumento, e dove è incluso',
    lede: 'Costo medio per un cliente, al mese. In grigio, la forbice tra le offerte.',
  },
  callout: {
    title: `Con ${clients} clienti sono ${savedPerYear} l’anno`,
    text: `La differenza mensile moltiplicata per il numero di clienti e per dodici, ${clauses.perClient}.${clientsSharing ? '' : ` Con un solo piano per tutti e ${clients} sono ${eur(savedWithOnePlanEur)}.`}${notInEntry.length ? ` ${clientsSharing ? 'La cifra considera' : 'Entrambe le cifre considerano'} ${entry.name}, senza ${list(notInEntry)}.` : ''}`,
    factors: [
      {value: saved, label: 'risparmiati al mese per cliente'},
      {value: clients, label: 'clienti'},
      {value: '12', label: 'mesi'},
    ],
  },
  charts: {
    eyebrow: 'In scala',
    title: 'La differenza c’è ogni mese, e si accumula',
    bars: {
      title: 'Costo per cliente al mese',
      label: `Costo per cliente al mese: strumenti separati ${stack}, ${brand.name} ${perClient}`,
      stack: 'Strumenti separati',
      share: `${brand.name} costa ${withArticle('il', percent(productPercent))} di quanto costano gli strumenti separati.`,
    },
    year: {
      title: 'Il risparmio nell’anno',
      text: `Con ${clients} clienti, ${eur(savedPerMonthEur)} di costi in meno ogni mese, ${clauses.perClient}.`,
      label: `Il risparmio nell’anno con ${clients} clienti: ${eur(savedPerMonthEur)} dopo il primo mese, ${savedPerYear} dopo dodici`,
      month: (count: number) => `mese ${count}`,
    },
  },
  calculator: {
    eyebrow: 'Calcolatore ROI',
    title: 'Ora con i tuoi numeri',
    lede: 'Clienti, prezzo e strumenti li decidi tu. L’indirizzo della pagina li conserva; non viene inviato nulla, se non lo invii tu.',
  },
  benefits: {
    eyebrow: 'Oltre al prezzo',
    title: 'Che cos’altro sparisce con cinque strumenti in meno',
    action: 'Scopri come funziona',
    items: {
      contracts: {
        title: 'Cinque contratti in meno da rinnovare',
        text: 'Un accordo, una fattura e una scadenza al posto di sei.',
      },
      work: {
        title: 'Niente più copia e incolla tra strumenti',
        text: 'Una criticità trovata da una scansione diventa un’attività, poi una riga del report. Nessuno la riscrive.',
      },
      brand: {
        title: 'Davanti ai clienti, soltanto il tuo marchio',
        text: `Dashboard, report ed email hanno il tuo marchio, da qualunque parte della piattaforma arrivino; il dominio è il tuo ${since(featurePlans.customDomain)}.`,
      },
    },
  },
  proof: {
    eyebrow: 'I partner',
    title: 'Che cosa cambia senza strumenti separati',
    action: 'Trova il tuo modello di crescita',
    quotes: [
      {
        quote:
          'Abbiamo sommato i rinnovi e scoperto tre strumenti che in buona parte facevano lo stesso lavoro. Oggi basta una piattaforma, e i report finalmente sembrano nostri.',
        author: 'Marta Galli',
        role: 'Amministratrice delegata',
        company: 'MSP di Bologna',
        results: [`${eur(claims.caseStudySavedEurPerYear)} risparmiati l’anno`],
        sample: true,
      },
      {
        quote: `Abbiamo spostato ${clients} clienti senza toccare i prezzi. La differenza paga le ore che prima regalavamo.`,
        author: 'Tomás Ferreira',
        role: 'Titolare',
        company: 'società di servizi IT di Porto',
        results: [`${savedPerYear} risparmiati l’anno, ${clauses.perClient}`, `${clients} clienti spostati`],
        sample: true,
      },
      {
        quote:
          'Il CdA ci ha chiesto in quanto tempo si sarebbe ripagata la spesa. Abbiamo risposto nella stessa riunione, con i nostri numeri.',
        author: 'Karin Lindqvist',
        role: 'Responsabile dei servizi di sicurezza',
        company: 'operatore telco regionale',
        results: [
          `Fino ${withArticle('al', percent(claims.savingsPercent))} di risparmio sugli strumenti, secondo i partner`,
          `ROI positivo in ${roiFrom}–${roiTo} mesi`,
        ],
        sample: true,
      },
    ],
  },
  faq: {
    eyebrow: 'FAQ',
    title: 'Le domande sui numeri',
    text: 'Non trovi la tua?',
    contact: 'Chiedi a noi',
    items: [
      {
        question: `Da dove viene la cifra di ${stack}?`,
        answer: `È la somma di sei tipi di strumenti che di solito si comprano uno alla volta, ognuno con il valore intermedio della sua fascia. Nel complesso si va da ${number(traditionalStackEur.from)} a ${eur(traditionalStackEur.to)} per cliente al mese. Se oggi paghi meno o di più, inserisci il tuo prezzo nel calcolatore.`,
      },
      {
        question: `Il piano da ${from} li copre tutti e sei?`,
        answer: `${entryHasAllTools ? 'Sì.' : 'Non tutti.'} ${entry.name} copre scansioni, assessment di compliance, monitoraggio del dark web e report fino a ${clients} clienti.${
          remediation.later
            ? ` I piani di remediation automatici arrivano con ${remediation.name} a ${eur(remediation.eurPerMonth ?? 0)} al mese.`
            : ' I piani di remediation automatici sono inclusi.'
        }${
          workspaces.later
            ? ` I workspace per i clienti arrivano con ${workspaces.name} a ${eur(workspaces.eurPerMonth ?? 0)}.`
            : ' Anche i workspace per i clienti.'
        }${several ? ' Il calcolatore sceglie il piano adatto ai tuoi clienti e strumenti.' : ''}`,
      },
      {
        question: 'Quando convengono gli strumenti separati?',
        answer: `${workspaces.later ? `Se hai pochi clienti e serve loro un workspace (da ${workspaces.name} in su)` : 'Con pochissimi clienti'}, o se ti servono solo uno o due strumenti economici. In quel caso il calcolatore lo dice a parole invece di mostrare un risparmio: per ora puoi provare la piattaforma e rifare il conto quando i clienti aumentano.`,
      },
      {
        question: 'Che cosa non rientra nel calcolo?',
        answer: `Le opzioni aggiuntive, come clienti o utenti in più, e il costo una tantum di ${eur(whiteLabelSetupEur)} per attivare il white label. Non c’è nemmeno il tuo tempo, anche se una sola piattaforma di solito ne richiede meno.`,
      },
      {
        question: 'Dopo quanto si ripaga?',
        answer: `I partner indicano un ROI positivo in ${roiFrom}–${roiTo} mesi. ${several ? 'I piani hanno fatturazione annuale; i passaggi a un piano superiore hanno effetto subito e si pagano pro rata, quelli a un piano inferiore decorrono dalla fine del ciclo di fatturazione' : 'La fatturazione è annuale'}.`,
      },
      {
        question: 'Posso portare i numeri a una riunione?',
        answer:
          'Sì. Il pulsante «Scarica il PDF» crea un documento con i tuoi dati, il risultato, la tabella, la formula e le ipotesi. Nasce nel tuo browser e non viene caricato nulla. Con «Stampa» hai lo stesso confronto su carta.',
      },
    ],
  },
  finalCta: {
    title: 'Porta il PDF a chi firma',
    text: `Ci sono i tuoi dati, il risultato e tutte le ipotesi. Se i conti convincono anche chi decide, prova la piattaforma per ${claims.trialDays} giorni prima di disdire anche un solo strumento.`,
    primary: 'Prova gratis',
    secondary: 'Contattaci',
  },
  assumptions: {
    title: 'Ipotesi e fonti',
    lede: 'Su che cosa si basano i numeri di questa pagina.',
  },
};
