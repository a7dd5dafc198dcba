import type {LoadContext} from '@docusaurus/types';
import {apiBase, apiOriginOf, policySources} from '../../../lib/siteAddress';
import type {SitePlugin} from '../../../rendering/lifecycle';

/** Returns the home path of the default locale, with slashes at both ends: the base path of the site. */
export const siteHomeOf = ({baseUrl, i18n}: Pick<LoadContext, 'baseUrl' | 'i18n'>): string =>
  i18n.localeConfigs[i18n.defaultLocale]?.baseUrl ?? baseUrl;

/** Defines the origins of site and API for code outside Docusaurus, such as islands (`src/lib/siteHref.ts`). */
export default function siteAddress(context: LoadContext): SitePlugin {
  const {baseUrl, siteConfig} = context;
  const api = apiOriginOf(siteConfig);
  const {form: forms, connect: requests} = policySources(api);
  const constants = {
    SITE_HOME: JSON.stringify(baseUrl),
    SITE_API: JSON.stringify(apiBase(siteHomeOf(context), api)),
  };
  return {
    name: 'site-address',
    sourcesOf: () => ({forms, requests}),
    configureWebpack: (_config, _isServer, {currentBundler}) => ({
      plugins: [new currentBundler.instance.DefinePlugin(constants)],
    }),
  };
}
