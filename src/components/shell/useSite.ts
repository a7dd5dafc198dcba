import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type {Site} from '@site/src/lib/structuredData';

/** Origin of the site, and the homes of the page's locale and of the first. */
export function useSite(): Site {
  const {siteConfig, i18n} = useDocusaurusContext();
  const {url, baseUrl} = siteConfig;
  return {url, baseUrl, home: i18n.localeConfigs[i18n.defaultLocale]?.baseUrl ?? baseUrl};
}
