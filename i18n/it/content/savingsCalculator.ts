// sourceHash: '3ab608df525a'
import {brand} from '@site/src/data/brand';
import {campaignEur, hireEurPerYear, savingsInputs} from '@site/src/data/savings';
import {formats} from '@site/src/data/format';
import {withArticle} from '../italian';
import type {SavingsCalculatorContent} from '@site/src/content/savingsCalculator';
import {clauses} from './clauses';

const {eur, number} = formats('it');

export const savingsCalculator: SavingsCalculatorContent = {
  title: 'Calcolo del risparmio',
  inputs: 'I tuoi numeri',
  clients: 'Numero di clienti',
  clientsHint: `Con il cursore fino a ${number(savingsInputs.clients.sliderMax)}, nel campo fino a ${number(savingsInputs.clients.max)}.`,
  clientsSlider: 'Numero di clienti, cursore',
  price: 'Prezzo medio per cliente al mese',
  priceHint: `Costo attuale degli strumenti, fino a ${eur(savingsInputs.price.max)}.`,
  tools: 'Strumenti che paghi oggi',
  noTools: 'nessuno',
  toolNames: {
    vulnerability: 'Scanner di vulnerabilità',
    compliance: 'Software di compliance',
    darkweb: 'Monitoraggio del dark web',
    project: 'Progetti e remediation',
    reporting: 'Reportistica',
    portal: 'Portale clienti',
  },
  results: 'Il tuo risultato',
  annual: 'Risparmio annuo',
  monthly: 'Risparmio mensile',
  current: 'Oggi, al mese',
  product: `Con ${brand.name}, al mese`,
  plan: (name: string) => `Piano ${name}`,
  noSaving: 'Con questi numeri non c’è ancora un risparmio.',
  noSavingWhy: {
    empty: 'Inserisci quanti clienti segui e quanto ti costa oggi ciascuno.',
    equal: 'I tuoi strumenti costano quanto il piano.',
    dearer: (difference: string) => `Il piano costa ${difference} al mese in più dei tuoi strumenti.`,
  },
  beyondPlans: clauses.beyondPlans,
  capped: {
    clients: `Calcolo fatto con ${number(savingsInputs.clients.max)} clienti, il massimo qui.`,
    price: `Calcolo fatto con ${eur(savingsInputs.price.max)} per cliente, il massimo qui.`,
  },
  uses: 'Che cosa puoi farci',
  hires: (count: number) => (count === 1 ? `assumere ${count} persona` : `assumere ${number(count)} persone`),
  campaigns: (count: number) =>
    count === 1
      ? `investire in ${count} campagna di marketing`
      : `investire in ${number(count)} campagne di marketing`,
  margin: (percent: string) => `aumentare il margine operativo ${withArticle('del', percent)}`,
  announce: (amount: string) => `Risparmieresti ${amount} l’anno.`,
  steps: {
    reasons: {
      tool: (tool: string, plan: string) => `${tool}: nel piano ${plan}.`,
      clients: {
        between: (above: string, upTo: string) => `Oltre ${above} clienti, fino a ${upTo}.`,
        above: (above: string) => `Oltre ${above} clienti.`,
        upTo: (upTo: string) => `Fino a ${upTo} clienti.`,
        any: 'C’è un solo piano con un prezzo.',
      },
    },
    none: 'niente',
    so: (rounded: string) => `quindi ${rounded}`,
    hires: 'Assunzioni, arrotondate per difetto',
    hire: `${eur(hireEurPerYear)} l’anno ciascuna`,
    campaigns: 'Campagne di marketing, arrotondate per difetto',
    campaign: `${eur(campaignEur)} ciascuna`,
    margin: 'Margine operativo',
    share: 'Quota risparmiata del costo degli strumenti.',
  },
};
