import {watchConsent} from './consent';
import {watchCopy} from './copyCode';
import {watchIslands} from './islands';
import {watchLocaleLinks} from './localeLinks';
import {watchMenu} from './menu';
import {watchStickyBar} from './stickyBar';

watchConsent();
watchCopy();
watchIslands();
watchLocaleLinks();
watchMenu();
watchStickyBar();
