import {watchConsent} from './consent';
import {fillInSubject} from './contactSubject';
import {watchCopy} from './copyCode';
import {watchIslands} from './islands';
import {watchLocaleLinks} from './localeLinks';
import {watchMenu} from './menu';
import {watchStickyBar} from './stickyBar';

watchConsent();
fillInSubject();
watchCopy();
watchIslands();
watchLocaleLinks();
watchMenu();
watchStickyBar();
