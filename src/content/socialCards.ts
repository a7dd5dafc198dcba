/** Words on the pictures that stand for a page where its address is shared. */
export const socialCards = {
  /** Stands above the title, by the area of the page. */
  areas: {
    guides: 'Guide',
    blog: 'Blog',
    legal: 'Legal',
    site: 'White-label cybersecurity',
  },
  /** Titles of the card that pages of an area share where it has very many. */
  shared: {
    guides: 'Guides for partners who sell security under their own name',
    blog: 'Compiled notes from the team',
    legal: 'Agreements',
    site: 'Security that your clients buy from you, delivered under your brand',
  },
};

export type SocialCardsContent = typeof socialCards;
