// sourceHash: '65a6ff53318b'
import type {WritingContent} from '@site/src/content/writing';

export const writing: WritingContent = {
  reportCounter: {
    label: 'Clienti',
    fewer: 'Un cliente in meno',
    more: 'Un cliente in più',
    reports: (clients) => `${clients} × 12 = ${clients * 12} report all’anno`,
  },
};
