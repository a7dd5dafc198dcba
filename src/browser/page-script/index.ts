// In the order in which the heaviest pages compress best; none depends on another.
import {offerLanguage} from './languageOffer';
import {watchSearch} from './search';
import {watchMenu} from './menu';
import {watchIslands} from './islands';
import {watchLocaleLinks} from './localeLinks';
import {watchStickyBar} from './stickyBar';
import {watchConsent} from './consent';
import {watchVisitBrand} from './visitBrand';

/** Whether there are several languages, and a script to offer them; no code for it where there are not. */
declare const SEVERAL_LANGUAGES: boolean;
declare const OFFERS_LANGUAGE: boolean;

if (OFFERS_LANGUAGE) {
  offerLanguage();
}
watchSearch();
watchMenu();
watchIslands();
if (SEVERAL_LANGUAGES) {
  watchLocaleLinks();
}
watchStickyBar();
watchConsent();
watchVisitBrand();
