import {watchConsent} from './consent';
import {watchIslands} from './islands';
import {offerLanguage} from './languageOffer';
import {watchLocaleLinks} from './localeLinks';
import {watchMenu} from './menu';
import {watchSearch} from './search';
import {watchStickyBar} from './stickyBar';

/** Whether there is more than one; no code for it where there is not. */
declare const SEVERAL_LANGUAGES: boolean;

watchConsent();
watchIslands();
if (SEVERAL_LANGUAGES) {
  watchLocaleLinks();
  offerLanguage();
}
watchMenu();
watchSearch();
watchStickyBar();
