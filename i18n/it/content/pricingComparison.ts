// sourceHash: '17b813433fe5'
import {brand} from '@site/src/data/brand';
import {claims} from '@site/src/data/claims';
import {entryHasAllTools, featurePlans} from '@site/src/data/planFacts';
import {priceList} from '@site/src/data/priceList';
import {
  clientsSharing,
  exampleClients,
  productPercent,
  productPerClientEur,
  savedPerClientEur,
  savedPerYearEur,
  savedWithOnePlanEur,
  traditionalStackEur,
} from '@site/src/data/savings';
import {formats} from '@site/src/data/format';
import {withArticle} from '../italian';
import type {PricingComparisonContent} from '@site/src/content/pricingComparison';
import {clauses} from './clauses';
import {priceListWords} from './priceListWords';

const {eur, number, percent} = formats('it');
const {entry, several} = priceList;
const from = eur(entry.eurPerMonth);
const perClient = eur(productPerClientEur);
const stack = eur(traditionalStackEur.typical);
const saved = eur(savedPerClientEur);
const savedPerYear = eur(savedPerYearEur);
const clients = number(exampleClients);
const {remediationEngine: remediation, clientWorkspace: workspaces} = featurePlans;
const {since} = priceListWords;
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
    lede: `Sostituiscili con una piattaforma a tuo marchio e risparmia fino a ${saved} al mese per cliente.`,
    primary: 'Prova gratis',
    secondary: 'Calcola il risparmio',
  },
  preview: {
    label: `In breve: strumenti separati ${stack} al mese, ${brand.name} ${perClient} al mese, ${saved} risparmiati al mese per cliente`,
    stack: 'Strumenti separati',
    stackNote: 'sei strumenti, sei fatture',
    productNote: 'una piattaforma¹',
    perMonth: ' al mese',
    saving: `Risparmi ${saved} al mese per cliente`,
  },
  table: {
    title: 'Sei strumenti, voce per voce',
    lede: 'Costo medio al mese per cliente, in grigio la forbice tra le offerte.',
  },
  callout: {
    title: `Con ${clients} clienti sono ${savedPerYear} l’anno¹`,
    text: clientsSharing
      ? `${saved} in meno per cliente, per dodici mesi.`
      : `Il conto prevede un piano ${entry.name} per ogni cliente. Con uno solo per tutti e ${clients} risparmi ${eur(savedWithOnePlanEur)}.`,
    factors: [
      {value: saved, label: 'risparmiati al mese per cliente'},
      {value: clients, label: 'clienti'},
      {value: '12', label: 'mesi'},
    ],
  },
  charts: {
    title: `${saved} risparmiati ogni mese, per cliente`,
    bars: {
      title: 'Costo per cliente al mese',
      label: `Costo per cliente al mese: strumenti separati ${stack}, ${brand.name} ${perClient}`,
      stack: 'Strumenti separati',
      share: `${brand.name} costa ${withArticle('il', percent(productPercent))} di quanto costano gli strumenti separati.${entryHasAllTools ? '' : ` Remediation ${since(remediation)}, portale clienti ${since(workspaces)}.`}`,
    },
  },
  calculator: {
    title: 'Calcola il tuo risparmio',
    lede: 'Inserisci i tuoi numeri. Copia il link per salvarli o condividerli.',
  },
  benefits: {
    title: 'Non solo risparmio',
    items: {
      contracts: {
        title: 'Cinque contratti in meno da rinnovare',
        text: 'Hai un solo accordo, una sola fattura e una sola scadenza.',
      },
      work: {
        title: 'Niente più copia e incolla tra strumenti',
        text: 'Una criticità diventa un’attività, poi una riga del report.',
      },
      brand: {
        title: 'Il tuo marchio, ovunque',
        text: 'Dashboard, report ed email hanno il tuo marchio.',
      },
    },
  },
  proof: {
    title: 'Le storie dei partner',
    action: 'Trova il tuo modello di crescita',
    quotes: [
      {
        quote:
          'Avevamo tre strumenti che in buona parte facevano lo stesso lavoro. Oggi basta una piattaforma, e i report finalmente sembrano nostri.',
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
        results: [`${savedPerYear} risparmiati l’anno¹`],
        sample: true,
      },
      {
        quote:
          'Il CdA ci ha chiesto in quanto tempo si sarebbe ripagata la spesa. Abbiamo risposto nella stessa riunione, con i nostri numeri.',
        author: 'Karin Lindqvist',
        role: 'Responsabile dei servizi di sicurezza',
        company: 'operatore telco regionale',
        results: [
          `Fino ${withArticle('al', percent(claims.savingsPercent))} di risparmio sugli strumenti²`,
          `ROI positivo in ${roiFrom}–${roiTo} mesi²`,
        ],
        sample: true,
      },
    ],
  },
  faq: {
    title: 'Le domande sui numeri',
    text: 'Non trovi la tua?',
    contact: 'Chiedi a noi',
    items: [
      {
        question: `Da dove viene la cifra di ${stack}?`,
        answer: `È la somma di sei tipi di strumenti, ognuno al valore intermedio della sua fascia di prezzo. Nel complesso si va da ${number(traditionalStackEur.from)} a ${eur(traditionalStackEur.to)} per cliente al mese. Nel calcolatore puoi inserire il tuo prezzo.`,
      },
      {
        question: `Il piano da ${from} li copre tutti e sei?`,
        answer: `${entryHasAllTools ? 'Sì.' : 'Non tutti.'} ${entry.name} copre scansioni, assessment di compliance, monitoraggio del dark web e report fino a ${clients} clienti.${
          remediation.later
            ? ` ${remediation.name} aggiunge i piani di remediation automatici a ${eur(remediation.eurPerMonth ?? 0)} al mese.`
            : ' I piani di remediation automatici sono inclusi.'
        }${
          workspaces.later
            ? ` ${workspaces.name} aggiunge i workspace per i clienti a ${eur(workspaces.eurPerMonth ?? 0)}.`
            : ' Anche i workspace per i clienti.'
        }${several ? ' Il calcolatore sceglie il piano giusto.' : ''}`,
      },
      {
        question: 'Dopo quanto si ripaga?',
        answer: `Puoi aspettarti un ROI positivo in ${roiFrom}–${roiTo} mesi.²`,
      },
      {
        question: 'Posso portare i numeri a una riunione?',
        answer:
          'Sì. «Scarica il PDF» crea un documento con i tuoi dati, il risultato, la tabella e le ipotesi. Lo crea il tuo browser, quindi i numeri restano da te.',
      },
    ],
  },
  finalCta: {
    title: 'Condividi i numeri con chi decide',
    text: `Scarica il PDF, poi prova la piattaforma gratis per ${claims.trialDays} giorni.`,
    primary: 'Prova gratis',
    secondary: 'Contattaci',
  },
  assumptions: {
    title: 'Fonti e ipotesi',
    more: 'Come calcoliamo',
  },
  notes: [clauses.separateTools, '² Dati dichiarati dai partner.', 'Prezzi IVA esclusa.'],
};
