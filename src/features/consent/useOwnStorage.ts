import {useThemeConfig} from '@docusaurus/theme-common';
import {ownStorage} from '@site/src/data/ownStorage';
import {thirdParties} from '@site/src/data/thirdParties';
import {useLocales} from '../../site/useLocales';
import {useConsent} from './useConsent';

/** Lists what this site, with its features and languages, stores in the visitor's browser. */
export function useOwnStorage() {
  const {announcementBar} = useThemeConfig();
  const has = {
    consent: useConsent() !== undefined,
    'third parties': thirdParties.length > 0,
    'an announcement bar': announcementBar !== undefined,
    'several languages': useLocales().locales.length > 1,
  };
  return ownStorage.filter((item) => !('only' in item) || has[item.only]);
}
