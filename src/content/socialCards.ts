/** Words on the pictures that stand for a page where its address is shared. */
export const socialCards = {
  /** Stands above the title, by the area of the page. */
  areas: {
    guides: 'Guide',
    blog: 'Blog',
    legal: 'Legal',
    site: 'White-label cybersecurity',
  },
};

export type SocialCardsContent = typeof socialCards;
