// sourceHash: '29787c7739b1'
import type {LlmsContent} from '@site/src/content/llms';

export const llms: LlmsContent = {
  summary:
    'Una piattaforma di cybersecurity white-label che MSP, MSSP, operatori telco, assicurazioni e imprese rivendono con il proprio marchio.',
  details: (brand) =>
    `I link a guide e articoli portano alla versione Markdown; lo stesso indirizzo senza «.md» è la pagina per chi legge, ed è quella da citare. Le affermazioni sulle norme valgono alla loro data e non sono un parere legale. Prezzi e limiti sono quelli della pagina dei prezzi: prima di fidarti di una copia più vecchia, chiedi a ${brand}.`,
  sections: {
    site: 'Pagine',
    guides: 'Guide',
    posts: 'Articoli',
    legal: 'Testi legali',
  },
  optional: {
    feed: 'Gli articoli come feed, con il testo completo',
    sitemap: 'Tutti gli indirizzi del sito',
    other: (language) => `Questo elenco in ${language}`,
  },
  source: 'Pagina',
};
