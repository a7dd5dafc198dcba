import {watchConsent} from './consent';
import {watchIslands} from './islands';
import {offerLanguage} from './languageOffer';
import {watchLocaleLinks} from './localeLinks';
import {watchMenu} from './menu';
import {watchSearch} from './search';
import {watchStickyBar} from './stickyBar';

/** Whether there are several languages, and a script to offer them; no code for it where there are not. */
declare const SEVERAL_LANGUAGES: boolean;
declare const OFFERS_LANGUAGE: boolean;

watchConsent();
watchIslands();
if (SEVERAL_LANGUAGES) {
  watchLocaleLinks();
}
if (OFFERS_LANGUAGE) {
  offerLanguage();
}
watchMenu();
watchSearch();
watchStickyBar();
