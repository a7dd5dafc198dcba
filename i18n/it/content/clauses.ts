// sourceHash: '68be7bcd5b5f'
import {priceList} from '@site/src/data/priceList';
import {clientsSharing} from '@site/src/data/savings';
import {formats} from '@site/src/data/format';
import type {ClausesContent} from '@site/src/content/clauses';

const {entry, top, onRequest} = priceList;
const {number} = formats('it');
const most = top.clients ? `, che arriva a ${number(top.clients)} clienti` : '';

export const clauses: ClausesContent = {
  title: 'Note',
  separateTools: clientsSharing
    ? `¹ Rispetto a sei strumenti separati, contando un piano ${entry.name} ogni ${number(clientsSharing)} clienti.`
    : `¹ Rispetto a sei strumenti separati, contando un piano ${entry.name} intero per ogni cliente.`,
  beyondPlans: `Calcolato al prezzo di ${top.name}${most}; ${onRequest ? `${onRequest.name} è su richiesta` : 'oltre, i prezzi sono su richiesta'}.`,
  fairUse: {text: 'Illimitato significa senza limite di numero, secondo la', link: 'policy di uso corretto'},
  calculator: 'Confronta i piani per i tuoi clienti',
};
