// sourceHash: '0d6970e19bf6'
import {priceList} from '@site/src/data/priceList';
import {clientsPerPlan} from '@site/src/data/savings';
import {formats} from '@site/src/lib/format';
import type {ClausesContent} from '@site/src/content/clauses';

const {top, onRequest, several} = priceList;
const {number} = formats('it');
const most = top.clients === null ? '' : `, che arriva a ${number(top.clients)} clienti`;

export const clauses: ClausesContent = {
  perClient:
    clientsPerPlan > 1
      ? `contando un piano ogni ${number(clientsPerPlan)} clienti`
      : 'contando un piano per ogni cliente',
  perClientShort:
    clientsPerPlan > 1
      ? `contando un piano ogni ${number(clientsPerPlan)}`
      : 'contando un piano per ciascuno',
  beyondPlans: `Calcolato al prezzo di ${top.name}${most}; ${onRequest ? `${onRequest.name} è su richiesta` : 'oltre, i prezzi sono su richiesta'}.`,
  fairUse: {text: 'Illimitato significa senza limite di numero, secondo la', link: 'policy di uso corretto'},
  calculator: {
    text: `Calcolato con il piano che include i tuoi clienti e strumenti, senza opzioni aggiuntive. Quanto costa ${several ? 'ogni' : 'il'} piano con le opzioni:`,
    link: 'la scala dei prezzi',
  },
};
