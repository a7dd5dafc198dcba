// sourceHash: 'c169f48a1d79'
import type {LanguageOfferContent} from '@site/src/content/languageOffer';

export const languageOffer: LanguageOfferContent = {
  text: 'Questa pagina c’è anche in italiano',
  dismiss: 'Chiudi',
};
