// sourceHash: 'fd3ad95363e7'
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
    reports: (clients, reports) => `${clients} × 12 = ${reports} report all’anno`,
  },
};
