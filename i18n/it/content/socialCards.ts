// sourceHash: '69d700ef8b9c'
import type {SocialCardsContent} from '@site/src/content/socialCards';

export const socialCards: SocialCardsContent = {
  areas: {
    guides: 'Guida',
    blog: 'Blog',
    legal: 'Testi legali',
    site: 'Cybersecurity white-label',
  },
  shared: {
    guides: 'Guide per i partner che vendono sicurezza con il proprio nome',
    blog: 'Appunti raccolti dal team',
    legal: 'Contratti',
    site: 'La sicurezza che i tuoi clienti acquistano da te, con il tuo marchio',
  },
};
