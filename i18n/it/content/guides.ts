// sourceHash: 'ba162ad55050'
import type {GuidesContent} from '@site/src/content/guides';

export const guides: GuidesContent = {
  summary: 'In sintesi',
  booking: 'Apre la pagina per prenotare un incontro.',
  sheets: {'risk-register': 'Scarica il registro dei rischi'},
};
