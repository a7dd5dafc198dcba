// sourceHash: '7037061a049c'
import {brand} from '@site/src/data/brand';
import {plans} from '@site/src/data/plans';
import {campaignEur, hireEurPerYear} from '@site/src/data/savings';
import {formats} from '@site/src/lib/format';
import type {SavingsCalculatorContent} from '@site/src/content/savingsCalculator';

const {eur, number} = formats('it');

export const savingsCalculator: SavingsCalculatorContent = {
  inputs: 'I tuoi numeri',
  clients: 'Numero di clienti',
  clientsSlider: 'Numero di clienti, cursore',
  price: 'Prezzo medio per cliente al mese',
  priceHint: 'Quanto ti costano oggi gli strumenti per un cliente, in euro.',
  tools: 'Strumenti che paghi oggi',
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
  noSaving:
    'Con questi numeri i tuoi strumenti di oggi costano meno. Il piano inizia a convenire man mano che aggiungi clienti.',
  beyondScale: `Oltre ${number(plans.scale.clients)} clienti: Custom, su richiesta.`,
  uses: 'Che cosa puoi farci',
  hires: (count: number) => (count === 1 ? `assumere ${count} persona` : `assumere ${number(count)} persone`),
  campaigns: (count: number) =>
    count === 1
      ? `investire in ${count} campagna di marketing`
      : `investire in ${number(count)} campagne di marketing`,
  margin: (percent: string) => `aumentare il margine operativo: +${percent}`,
  assumptions: `Calcolo basato su ${eur(hireEurPerYear)} l’anno per un’assunzione e ${eur(campaignEur)} per una campagna.`,
};
