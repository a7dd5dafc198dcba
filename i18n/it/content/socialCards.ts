// sourceHash: '361bc54fdefd'
import type {SocialCardsContent} from '@site/src/content/socialCards';

export const socialCards: SocialCardsContent = {
  areas: {
    guides: 'Guida',
    blog: 'Blog',
    legal: 'Testi legali',
    site: 'Cybersecurity white-label',
  },
};
