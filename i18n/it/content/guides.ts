// sourceHash: 'b2ae26c89f9f'
import type {GuidesContent} from '@site/src/content/guides';

export const guides: GuidesContent = {
  summary: 'In sintesi',
  whole: 'La guida intera, da stampare o inoltrare.',
  booking: 'Apre la pagina per prenotare un incontro.',
  sheets: {'risk-register': 'Scarica il registro dei rischi'},
  plan: {
    start: 'Firma il',
    rule: 'Ogni passo ottiene la sua data, e così l’email al cliente più sotto. Quello che dopo la firma cade nel fine settimana passa a un giorno lavorativo tutto suo; controlla tu i giorni festivi.',
    calendar: 'File per il calendario',
    said: (step, date) => `Qui sotto ogni passo ha la sua data. ${step}: ${date}.`,
  },
  waterfall: {
    beginning: (amount) =>
      `Le barre partono da ${amount}, perché si vedano anche i passi piccoli; l’interruzione in quelle dei totali sta per quello che c’è sotto.`,
  },
};
