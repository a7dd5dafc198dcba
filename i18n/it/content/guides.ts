// sourceHash: '2e557bf8dc95'
import type {GuidesContent} from '@site/src/content/guides';

export const guides: GuidesContent = {
  summary: 'In sintesi',
  whole: 'La guida intera, da stampare o inoltrare.',
  booking: 'Apre la pagina per prenotare un incontro.',
  sheets: {'risk-register': 'Scarica il registro dei rischi'},
};
