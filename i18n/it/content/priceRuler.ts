// sourceHash: '72e9ad622e87'
import {priceList} from '@site/src/data/priceList';
import {priceRulerInputs} from '@site/src/data/priceRuler';
import {formats} from '@site/src/data/format';
import type {PriceRulerContent} from '@site/src/content/priceRuler';

const {eur, number, exact} = formats('it');
const {several} = priceList;
const clients = (count: number) => (count === 1 ? '1 cliente' : `${number(count)} clienti`);
const {clients: range} = priceRulerInputs;

export const priceRuler: PriceRulerContent = {
  title: 'Quanti clienti?',
  lede: several
    ? 'Quanto costa ogni piano con le opzioni aggiuntive, quale costa meno e quale prezzo ti lascia il margine che vuoi.'
    : 'Quanto costa il piano con le opzioni aggiuntive, e quale prezzo ti lascia il margine che vuoi.',
  chart: {
    label: (summary: string) =>
      `Quanto costano i piani al mese da 1 a ${number(range.max)} clienti. ${summary}`,
    scale: 'Euro al mese',
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
    mspUsersHint: 'Le persone del tuo team',
    ownCost: 'Il tuo costo per cliente',
    ownCostHint: 'Euro al mese, lavoro incluso',
    margin: 'Margine che vuoi',
    marginHint: 'Percentuale del prezzo',
    price: 'Il tuo prezzo per cliente',
    priceHint: 'Euro al mese. Vuoto: il prezzo da chiedere.',
    corrected: (counted: number, min: number, max: number) =>
      `Conta ${exact.number(counted)}. Valori possibili: da ${number(min)} a ${number(max)}.`,
    noPrice: 'Non è un numero: conta il prezzo da chiedere.',
    needs: 'Deve avere',
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
      ask: (amount: string) => `chiedi ${amount}`,
      margin: (percent: string) => `margine ${percent}`,
      loss: (amount: string) => `perdi ${amount} al mese`,
    },
    chosen: (plan: string, alone: boolean) => (alone ? `Con ${plan}` : `${plan} costa meno di tutti`),
    perMonth: 'al mese',
    perYear: (amount: string) => `${amount} l’anno`,
    none: 'Nessun piano con un prezzo basta per tutto questo. Scrivici: troviamo insieme la soluzione.',
    included: 'niente da aggiungere',
    extraClients: (count: number, each: number) =>
      `${number(count)} ${count === 1 ? 'cliente' : 'clienti'} in più a ${eur(each)}`,
    extraUsers: (count: number, each: number) =>
      `${number(count)} ${count === 1 ? 'utente' : 'utenti'} in più a ${eur(each)}`,
    extras: (list: string) => `con ${list}`,
    noCost: {
      onRequest: 'su richiesta',
      tooManyClients: 'si ferma prima',
      tooManyUsers: 'utenti non sufficienti',
    },
    without: (features) => `senza ${features}`,
    lacking: {
      fullCatalogue: 'NIS2 e GDPR',
      customDomain: 'il tuo dominio',
      remediationEngine: 'piani di remediation',
      clientWorkspace: 'workspace per i clienti',
    },
    firstYear: (amount) => `primo anno, attivazione inclusa: ${amount}`,
    costs: several ? 'Quanto costa ogni piano' : 'Quanto costa il piano',
    scans: (each: string) => `${each} scansioni per cliente al mese`,
    unlimitedScans: 'scansioni senza limite di numero',
    basicCatalogue: 'senza NIS2 e GDPR',
    ask: 'Prezzo da chiedere',
    askBasis: (margin: string) => `per cliente al mese, con un margine del ${margin}`,
    belowAsk: (amount: string, margin: string) => `${amount} in meno del prezzo che lascia il ${margin}`,
    askMet: (margin: string) => `con il ${margin} che vuoi, o di più`,
    atPrice: (price: string) => `A ${price} per cliente`,
    costPerClient: 'Costo di un cliente',
    margin: 'Margine',
    kept: 'Ti resta, al mese',
    keptPerYear: 'Ti resta, all’anno',
    lost: 'Perdi, al mese',
    lostPerYear: 'Perdi, all’anno',
    lostPerClient: 'Perdi, al mese per cliente',
  },
  steps: {
    plan: (plan: string) => `${plan}, al mese`,
    costPerClient: 'Costo di un cliente: la sua quota del piano e il tuo costo',
    ask: 'Prezzo da chiedere: costo diviso (1 − margine), arrotondato per eccesso',
    so: (rounded: string) => `quindi ${rounded}`,
    revenue: 'Tutti i clienti pagano',
    cost: 'Il piano e il tuo costo per tutti i clienti',
    kept: 'Quanto resta',
    margin: 'Margine: quanto resta, diviso quanto pagano',
  },
  announce: (count: number, chosen: string, cost: string, ask: string) =>
    `${clients(count)}: ${chosen}, ${cost} al mese. Prezzo da chiedere: ${ask} per cliente.`,
  announceLoss: (price, amount) => `A ${price} per cliente perdi ${amount} al mese.`,
  table: {
    caption: `Quanto costa ${several ? 'ogni' : 'il'} piano al mese con le opzioni aggiuntive, con un utente del team${several ? '; in grassetto il meno caro' : ''}.`,
    clients,
    least: 'costa meno di tutti',
    none: '–',
    scans: 'Scansioni al mese',
    unlimited: 'senza limiti',
    catalogue: 'NIS2 e GDPR',
    need: 'Spunta NIS2 e GDPR se servono ai tuoi clienti.',
    yes: 'sì',
    own: 'Calcola con il tuo numero',
  },
  guide: 'Come fissare i tuoi prezzi: il metodo della nostra guida',
  noscript: 'Senza JavaScript la scala resta ferma a questo esempio; la tabella ha altri numeri di clienti.',
};
