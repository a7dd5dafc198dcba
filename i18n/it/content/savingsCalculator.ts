// sourceHash: 'c46e23338bd9'
import {brand} from '@site/src/data/brand';
import {plans} from '@site/src/data/plans';
import {campaignEur, hireEurPerYear, savingsInputs} from '@site/src/data/savings';
import {formats} from '@site/src/lib/format';
import {withArticle} from '../italian';
import type {SavingsCalculatorContent} from '@site/src/content/savingsCalculator';

const {eur, number} = formats('it');
const {attract, engage, scale} = plans;

export const savingsCalculator: SavingsCalculatorContent = {
  title: 'Calcolo del risparmio',
  inputs: 'I tuoi numeri',
  clients: 'Numero di clienti',
  clientsHint: `Con il cursore fino a ${number(savingsInputs.clients.sliderMax)}, nel campo fino a ${number(savingsInputs.clients.max)}.`,
  clientsSlider: 'Numero di clienti, cursore',
  price: 'Prezzo medio per cliente al mese',
  priceHint: 'Quanto ti costano oggi gli strumenti per un cliente, in euro.',
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
  beyondScale: `Oltre ${number(scale.clients)} clienti: Custom, su richiesta.`,
  capped: {
    clients: `Calcolo fatto con ${number(savingsInputs.clients.max)} clienti, il massimo che il calcolatore accetta.`,
    price: `Calcolo fatto con ${eur(savingsInputs.price.max)} per cliente, il massimo che il calcolatore accetta.`,
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
      portal: `Il portale clienti è nel piano ${scale.name}.`,
      project: `Progetti e remediation sono nel piano ${engage.name}.`,
      withinAttract: `Fino a ${number(attract.clients)} clienti.`,
      withinEngage: `Oltre ${number(attract.clients)} clienti, fino a ${number(engage.clients)}.`,
      aboveEngage: `Oltre ${number(engage.clients)} clienti.`,
    },
    none: 'niente',
    hires: 'Persone, per difetto',
    hire: `Calcoliamo ${eur(hireEurPerYear)} l’anno ciascuna.`,
    campaigns: 'Campagne di marketing, per difetto',
    campaign: `Calcoliamo ${eur(campaignEur)} ciascuna.`,
    margin: 'Margine operativo',
  },
};
