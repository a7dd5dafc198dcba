import Head from '@docusaurus/Head';
import {usePluginData} from '@docusaurus/useGlobalData';
import {notFound} from '@content/notFound';
import {search} from '@content/search';
import {Page} from './Page';
import {WayLinks} from './Ways';
import {Button} from '@site/src/ui/Button';
import {TextField} from '@site/src/ui/Field';
import {Section} from '@site/src/ui/Section';
import {routes} from '@site/src/data/routes';
import {keysOf} from '@site/src/lib/keysOf';
import type {SearchData} from '@site/src/lib/pluginData';
import styles from '@site/src/features/search/SearchPage.module.css';

const ways = keysOf(search.ways);

/**
 * Search page with the query in its URL, which the plugin of the search adds. The search script (`src/features/search/browser/searchPage.ts`) replaces the links
 * with results; without script the links stay.
 */
export default function SearchPage() {
  const {page} = usePluginData('search') as SearchData;
  return (
    <Page {...search.meta} unlisted>
      <Head>
        {/* A module runs after parsing. A cached `import()` could run before the form exists. */}
        <script type="module" src={page} />
      </Head>
      <Section id="search" space="tight" as="h1" title={search.title} near>
        <form role="search" data-search-page="" className={`${styles.form} scriptOnly`}>
          <TextField
            id="search-query"
            name="q"
            label={search.label}
            placeholder={search.placeholder}
            inputMode="search"
            enterKeyHint="search"
            autoComplete="off"
            autoCapitalize="off"
            spellCheck={false}
          />
          <Button type="submit">{search.submit}</Button>
        </form>
        <div className={styles.start} data-search-start="">
          <noscript>
            <p>{search.noScript}</p>
          </noscript>
          <WayLinks
            label={notFound.waysLabel}
            ways={ways.map((id) => ({to: routes[id], label: search.ways[id]}))}
          />
        </div>
      </Section>
    </Page>
  );
}
