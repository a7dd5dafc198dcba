import {watchConsent} from './consent';
import {watchLocaleLinks} from './localeLinks';
import {watchMenu} from './menu';
import {watchStickyBar} from './stickyBar';

watchConsent();
watchLocaleLinks();
watchMenu();
watchStickyBar();
