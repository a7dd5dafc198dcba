// Ordered for the best compression of the heaviest pages; the scripts are independent.
import {offerLanguage} from '../../features/language-offer/browser/pageScript';
import {watchSearch} from '../../features/search/browser/pageScript';
import {watchMenu} from './menu';
import {watchIslands} from './islands';
import {watchLocaleLinks} from './localeLinks';
import {watchStickyBar} from './stickyBar';
import {watchConsent} from '../../features/consent/browser/pageScript';
import {watchVisitBrand} from '../../features/rebrand/browser/pageScript';

/** True if there are several languages and a script that offers them. Otherwise the code is dropped. */
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
