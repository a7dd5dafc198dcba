import type {DocusaurusConfig} from '@docusaurus/types';
import type {Redirect} from '../../../lib/redirects';

interface RedirectOptions {
  readonly redirects?: readonly {readonly from: string | readonly string[]; readonly to: string}[];
  readonly createRedirects?: (path: string) => string | readonly string[] | null | undefined;
}

function optionsOf(plugins: DocusaurusConfig['plugins']): RedirectOptions {
  const found = plugins.flatMap((plugin): RedirectOptions[] =>
    Array.isArray(plugin) && typeof plugin[0] === 'string' && plugin[0].includes('client-redirects')
      ? [plugin[1] as RedirectOptions]
      : [],
  );
  return found[0] ?? {};
}

/**
 * Returns the redirects in every language, from the options of `@docusaurus/plugin-client-redirects`. As in that plugin,
 * existing pages are never redirected.
 *
 * @param homes home path of each locale, with slashes at both ends
 * @param pages paths of all pages of a language, without its home, with a leading slash
 */
export function movedAddresses(
  plugins: DocusaurusConfig['plugins'],
  homes: readonly string[],
  pages: readonly string[],
): Redirect[] {
  const {redirects = [], createRedirects} = optionsOf(plugins);
  const listed = [
    ...redirects.flatMap(({from, to}) => [from].flat().map((it) => ({from: String(it), to}))),
    ...pages.flatMap((to) => [createRedirects?.(to) ?? []].flat().map((from) => ({from: String(from), to}))),
  ].filter(({from}) => !pages.includes(from));
  return homes.flatMap((home) => {
    const inLocale = (path: string) => (path.startsWith('/') ? home + path.slice(1) : path);
    return listed.map(({from, to}) => ({from: inLocale(from), to: inLocale(to)}));
  });
}
