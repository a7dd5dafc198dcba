// sourceHash: '0d5a367b4d6a'
import type {WritingContent} from '@site/src/content/writing';

export const writing: WritingContent = {
  decisionTable: {
    hint: 'Le righe che non c’entrano spariscono; l’ultima è l’esito.',
    again: 'Mostra tutte le righe',
  },
  reportCounter: {
    label: 'Clienti',
    fewer: 'Un cliente in meno',
    more: 'Un cliente in più',
    reports: (clients) => `${clients} × 12 = ${clients * 12} report all’anno`,
  },
};
