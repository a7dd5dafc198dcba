// sourceHash: '8e7dfbfa07b7'
import type {GuidesContent} from '@site/src/content/guides';

export const guides: GuidesContent = {
  summary: 'In sintesi',
  whole: 'La guida intera, da stampare o inoltrare.',
  booking: 'Apre la pagina per prenotare un incontro.',
  sheets: {'risk-register': 'Scarica il registro dei rischi'},
};
