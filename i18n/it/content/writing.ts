// sourceHash: 'f862560da94a'
import type {WritingContent} from '@site/src/content/writing';

export const writing: WritingContent = {
  decisionTable: {
    hint: 'Rispondi a quello che sai: le righe che non c’entrano spariscono.',
    again: 'Mostra tutte le righe',
  },
  reportCounter: {
    label: 'Clienti',
    fewer: 'Un cliente in meno',
    more: 'Un cliente in più',
    reports: (clients) => `${clients} × 12 = ${clients * 12} report all’anno`,
  },
};
