// sourceHash: 'ec44b2f97fea'
import type {LanguageOfferContent} from '@site/src/content/languageOffer';

export const languageOffer: LanguageOfferContent = {
  text: 'Questa pagina c’è anche in italiano',
  dismiss: 'Chiudi',
};
