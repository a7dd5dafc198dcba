import {watchConsent} from './consent';
import {watchIslands} from './islands';
import {watchLocaleLinks} from './localeLinks';
import {watchMenu} from './menu';
import {watchStickyBar} from './stickyBar';

watchConsent();
watchIslands();
watchLocaleLinks();
watchMenu();
watchStickyBar();
