import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type {Site} from '@site/src/lib/structuredData';

/** Origin of the site and home of the page's locale. */
export function useSite(): Site {
  const {siteConfig} = useDocusaurusContext();
  return {url: siteConfig.url, baseUrl: siteConfig.baseUrl};
}
