import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type {Site} from '@site/src/site/structuredData';

/** Returns the site's origin and the home pages of the current and default locale. */
export function useSite(): Site {
  const {siteConfig, i18n} = useDocusaurusContext();
  const {url, baseUrl} = siteConfig;
  return {url, baseUrl, home: i18n.localeConfigs[i18n.defaultLocale]?.baseUrl ?? baseUrl};
}
