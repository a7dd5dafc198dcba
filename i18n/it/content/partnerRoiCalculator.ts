// sourceHash: '602e80312f2a'
import {claims} from '@site/src/data/claims';
import {partnerClientsIncluded, partnerCostUsdPerYear, partnerRoiInputs} from '@site/src/data/partnerRoi';
import {formats} from '@site/src/data/format';
import type {PartnerRoiCalculatorContent} from '@site/src/content/partnerRoiCalculator';

const {currencyName, number, usd} = formats('it');
const [roiFrom, roiTo] = claims.roiMonths;
const clients = (count: number) => (count === 1 ? '1 cliente' : `${number(count)} clienti`);
const months = (count: number) => (count === 1 ? '1 mese' : `${number(count)} mesi`);
const cost = usd(partnerCostUsdPerYear);

export const partnerRoiCalculator: PartnerRoiCalculatorContent = {
  eyebrow: 'Calcolatore ROI per i partner',
  title: 'Quanto guadagneresti?',
  inputs: 'Le tue previsioni',
  description: `Costo annuo per il partner: ${cost} | Fino a ${number(partnerClientsIncluded)} clienti inclusi`,
  clients: 'Numero di clienti',
  clientsHint: 'Scegli il numero di clienti che pensi di seguire',
  clientsCount: clients,
  price: 'Prezzo per cliente al mese, in dollari USA',
  priceHint: `Prezzo minimo consigliato: ${usd(partnerRoiInputs.price.min)} al mese`,
  problems: {
    notANumber: 'Inserisci un numero',
    tooSmall: (min: number) => `Il numero deve essere maggiore o uguale a ${number(min)}`,
    tooLarge: (max: number) => `Il numero deve essere minore o uguale a ${number(max)}`,
  },
  submit: 'Calcola il ROI',
  calculating: 'Calcolo in corso…',
  status: {ready: 'Pronto per il calcolo', calculating: 'Calcolo del ROI in corso…'},
  example: 'Esempio',
  result: 'Il tuo risultato',
  stale: 'Da allora i tuoi numeri sono cambiati. Calcola di nuovo.',
  refused: 'Il risultato è ancora quello di prima. Correggi il prezzo, poi calcola di nuovo.',
  basis: {
    clients,
    price: (price: string) => `a ${price} al mese ciascuno`,
  },
  monthlyRevenue: 'Ricavi mensili',
  yearlyRevenue: 'Ricavi annui',
  yearlyProfit: 'Utile annuo',
  yearlyLoss: 'Perdita annua',
  roi: 'ROI',
  breakEven: (count: number) => `Punto di pareggio in ${months(count)}`,
  afterTheYear: 'cioè dopo l’anno, quando il costo va pagato di nuovo',
  loss: (amount: string) =>
    `Ai ricavi di un anno mancano ${amount} per coprire il costo annuo per il partner.`,
  chart: {
    title: 'Ricavi cumulati, mese per mese',
    cost: `Costo annuo per il partner, ${cost}`,
    covered: (month: number) => `I ricavi coprono il costo annuo per il partner nel mese ${number(month)}`,
    total: (total: string) => `e dopo dodici mesi arrivano a ${total}.`,
    notCovered: (total: string) =>
      `Dopo dodici mesi i ricavi arrivano a ${total}, meno del costo annuo per il partner.`,
  },
  steps: {
    breakEven: 'Mesi fino al pareggio, arrotondati per eccesso',
    so: (rounded: string) => `quindi ${rounded}`,
  },
  calculation: 'Calcolo del ROI per i partner',
  sum: (revenue: string) => `${revenue} di ricavi meno ${cost} di costo annuo`,
  roiOf: `utile in rapporto a ${cost}`,
  counts: {
    title: 'Che cosa comprende il calcolo',
    yes: [
      'Tutti i clienti, dal primo mese',
      `Il costo annuo per il partner, ${cost}: importo indicativo, i piani si pagano in ${currencyName}`,
    ],
    no: ['Il tuo lavoro e i tuoi strumenti', 'I mesi prima che un cliente firmi'],
    not: 'Non comprende:',
  },
  planning: {
    note: `Puoi aspettarti un ROI positivo in ${roiFrom}–${roiTo} mesi.¹`,
    listed: (count: number, plan: string, cost: string) =>
      `A listino ${clients(count)} ${count === 1 ? 'costa' : 'costano'} ${cost} l’anno con ${plan}`,
    listedWith: (plan: string, cost: string) => `, ${cost} con ${plan}, che aggiunge NIS2 e GDPR`,
    link: (count: number) => `Calcola il prezzo per ${clients(count)} in ${currencyName}, con il tuo lavoro`,
  },
};
