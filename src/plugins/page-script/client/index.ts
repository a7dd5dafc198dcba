import {watchConsent} from './consent';
import {watchCopy} from './copyCode';
import {watchIslands} from './islands';
import {watchLocaleLinks} from './localeLinks';
import {watchMenu} from './menu';
import {watchSearch} from './search';
import {watchStickyBar} from './stickyBar';

watchConsent();
watchCopy();
watchIslands();
watchLocaleLinks();
watchMenu();
watchSearch();
watchStickyBar();
