/** What a visitor reads, in a language of theirs, who is on a page in another one. */
export const languageOffer = {
  text: 'This page is also in English',
  dismiss: 'Close',
};

export type LanguageOfferContent = typeof languageOffer;
