// sourceHash: '457274501735'
import type {GuidesContent} from '@site/src/content/guides';

export const guides: GuidesContent = {
  summary: 'In sintesi',
  whole: 'La guida intera, da stampare o inoltrare.',
  booking: 'Apre la pagina per prenotare un incontro.',
  sheets: {'risk-register': 'Scarica il registro dei rischi'},
  plan: {
    start: 'Firma il',
    rule: 'Dà una data a ogni passo. Un giorno successivo che cade di sabato o domenica diventa il lunedì dopo; controlla tu i giorni festivi.',
    calendar: 'File per il calendario',
    said: (step, date) => `Qui sotto ogni passo ha la sua data. ${step}: ${date}.`,
  },
};
