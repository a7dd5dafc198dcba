// sourceHash: 'abee5249e2b1'
import {priceList} from '@site/src/data/priceList';
import {priceRulerInputs} from '@site/src/data/priceRuler';
import {formats} from '@site/src/data/format';
import type {PriceRulerContent} from '@site/src/content/priceRuler';

const {currencyName, eur, number, exact} = formats('it');
const {several} = priceList;
const clients = (count: number) => (count === 1 ? '1 cliente' : `${number(count)} clienti`);
const {clients: range} = priceRulerInputs;

export const priceRuler: PriceRulerContent = {
  title: 'Calcola il tuo prezzo',
  lede: several
    ? 'Trova il piano più conveniente e il prezzo giusto per il tuo margine.'
    : 'Trova il prezzo giusto per il tuo margine.',
  chart: {
    label: (summary: string) => `Costo dei piani al mese da 1 a ${number(range.max)} clienti. ${summary}`,
    scale: `Al mese, in ${currencyName}`,
    least: 'il piano che costa meno',
    above: (plan, amount) => `${plan} costa ${amount}: oltre il limite del grafico`,
    from: (count: number, plan: string) => `${plan} da ${number(count)}`,
  },
  inputs: {
    clients: 'Clienti',
    clientsHint: `Da ${number(range.min)} a ${number(range.max)}`,
    slider: 'Numero di clienti, cursore',
    sliderValue: clients,
    mspUsers: 'Utenti del team',
    mspUsersHint: 'Il tuo team',
    own: 'I tuoi costi, margine e prezzo',
    ownCost: 'Il tuo costo per cliente',
    ownCostHint: `Al mese in ${currencyName}, lavoro incluso`,
    margin: 'Margine desiderato',
    marginHint: 'Percentuale del prezzo',
    price: 'Il tuo prezzo per cliente',
    priceHint: `Facoltativo, in ${currencyName} al mese`,
    corrected: (counted: number, min: number, max: number) =>
      `Usiamo ${exact.number(counted)}. Inserisci un numero da ${number(min)} a ${number(max)}.`,
    noPrice: 'Inserisci un numero. Usiamo il prezzo consigliato.',
    needs: 'Funzionalità richieste',
    needed: {
      fullCatalogue: 'NIS2 e GDPR',
      customDomain: 'Il tuo dominio',
      remediationEngine: 'Piani di remediation',
      clientWorkspace: 'Workspace per i clienti',
    },
  },
  result: {
    title: clients,
    example: 'Esempio',
    bar: {
      ask: (amount: string) => `prezzo ${amount}`,
      margin: (percent: string) => `margine ${percent}`,
      loss: (amount: string) => `perdi ${amount} al mese`,
    },
    chosen: (plan: string, alone: boolean) => (alone ? `Con ${plan}` : `${plan} è il più conveniente`),
    perMonth: 'al mese',
    perYear: (amount: string) => `${amount} l’anno`,
    none: 'Nessun piano standard basta. Scrivici e troviamo insieme la soluzione.',
    included: 'tutto incluso',
    extraClients: (count: number, each: number) =>
      `${number(count)} ${count === 1 ? 'cliente' : 'clienti'} in più a ${eur(each)}`,
    extraUsers: (count: number, each: number) =>
      `${number(count)} ${count === 1 ? 'utente' : 'utenti'} in più a ${eur(each)}`,
    extras: (list: string) => `con ${list}`,
    noCost: {
      onRequest: 'su richiesta',
      tooManyClients: 'oltre il limite di clienti',
      tooManyUsers: 'oltre il limite di utenti',
    },
    without: (features) => `senza ${features}`,
    lacking: {
      fullCatalogue: 'NIS2 e GDPR',
      customDomain: 'il tuo dominio',
      remediationEngine: 'piani di remediation',
      clientWorkspace: 'workspace per i clienti',
    },
    firstYear: (amount) => `primo anno, attivazione inclusa: ${amount}`,
    costs: several ? 'Costo di ogni piano' : 'Costo del piano',
    scans: (each: string) => `${each} scansioni per cliente al mese`,
    unlimitedScans: 'scansioni illimitate',
    basicCatalogue: 'senza NIS2 e GDPR',
    ask: 'Prezzo consigliato',
    askBasis: (margin: string) => `per cliente al mese, con un margine del ${margin}`,
    belowAsk: (amount: string, margin: string) => `${amount} sotto il prezzo con margine del ${margin}`,
    askMet: (margin: string) => `raggiungi il ${margin} che vuoi`,
    atPrice: (price: string) => `A ${price} per cliente`,
    costPerClient: 'Costo per cliente',
    margin: 'Margine',
    kept: 'Il tuo utile al mese',
    keptPerYear: 'Il tuo utile annuo',
    lost: 'La tua perdita al mese',
    lostPerYear: 'La tua perdita annua',
    lostPerClient: 'La tua perdita al mese per cliente',
  },
  steps: {
    plan: (plan: string) => `${plan}, al mese`,
    costPerClient: 'Costo per cliente: quota del piano più il tuo costo',
    ask: 'Prezzo consigliato: costo diviso (1 − margine), arrotondato per eccesso',
    so: (rounded: string) => `quindi ${rounded}`,
    revenue: 'Tutti i clienti pagano',
    cost: 'Il piano e il tuo costo per tutti i clienti',
    kept: 'Il tuo utile',
    margin: 'Margine: utile diviso ricavi',
  },
  announce: (count: number, chosen: string, cost: string, ask: string) =>
    `${clients(count)}: ${chosen}, ${cost} al mese. Prezzo consigliato: ${ask} per cliente.`,
  announceLoss: (price, amount) => `A ${price} per cliente perdi ${amount} al mese.`,
  guide: 'Leggi la guida ai prezzi',
  noscript: 'Il calcolatore richiede JavaScript. Questo è il risultato dell’esempio.',
};
