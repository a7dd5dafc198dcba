// sourceHash: '9229fd37fbd1'
import type {WritingContent} from '@site/src/content/writing';

export const writing: WritingContent = {
  decisionTable: {
    hint: 'Rispondi alle domande: la riga che resta è l’esito.',
    again: 'Mostra tutte le righe',
  },
  reportCounter: {
    label: 'Clienti',
    fewer: 'Un cliente in meno',
    more: 'Un cliente in più',
    reports: (clients) => `${clients} × 12 = ${clients * 12} report all’anno`,
  },
};
