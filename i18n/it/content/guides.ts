// sourceHash: '7acfc99defef'
import type {GuidesContent} from '@site/src/content/guides';

export const guides: GuidesContent = {
  summary: 'In sintesi',
  booking: 'Apre la pagina per prenotare un incontro.',
  riskRegister: 'Scarica il registro dei rischi',
};
