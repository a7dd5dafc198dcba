// Ordered for the best compression of the heaviest pages; the scripts are independent.
import {offerLanguage} from '../../features/language-offer/browser/pageScript';
import {watchSearch} from '../../features/search/browser/pageScript';
import {watchMenu} from './menu';
import {watchIslands} from './islands';
import {watchLocaleLinks} from './localeLinks';
import {watchStickyBar} from './stickyBar';
import {watchConsent} from '../../features/consent/browser/pageScript';
import {watchVisitBrand} from '../../features/rebrand/browser/pageScript';

/** True if there are several languages, and if the configuration lists the feature. Otherwise the code is dropped. */
declare const SEVERAL_LANGUAGES: boolean;
declare const OFFERS_LANGUAGE: boolean;
declare const SEARCHES: boolean;
declare const ASKS_CONSENT: boolean;
declare const WEARS_BRANDS: boolean;

if (OFFERS_LANGUAGE) {
  offerLanguage();
}
if (SEARCHES) {
  watchSearch();
}
watchMenu();
watchIslands();
if (SEVERAL_LANGUAGES) {
  watchLocaleLinks();
}
watchStickyBar();
if (ASKS_CONSENT) {
  watchConsent();
}
if (WEARS_BRANDS) {
  watchVisitBrand();
}
