/** Offer of the same page in a language of the visitor's. */
export const languageOffer = {
  text: 'This page is also in English',
  dismiss: 'Close',
};

export type LanguageOfferContent = typeof languageOffer;
