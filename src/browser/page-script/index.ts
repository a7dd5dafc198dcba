import {watchConsent} from './consent';
import {watchIslands} from './islands';
import {watchLocaleLinks} from './localeLinks';
import {watchMenu} from './menu';
import {watchSearch} from './search';
import {watchStickyBar} from './stickyBar';

watchConsent();
watchIslands();
watchLocaleLinks();
watchMenu();
watchSearch();
watchStickyBar();
