import Head from '@docusaurus/Head';
import {usePluginData} from '@docusaurus/useGlobalData';
import {notFound} from '@content/notFound';
import {search} from '@content/search';
import {Page} from '@site/src/components/shell/Page';
import {WayLinks} from '@site/src/components/shell/Ways';
import {Button} from '@site/src/components/ui/Button';
import {TextField} from '@site/src/components/ui/Field';
import {Section, SectionHeading} from '@site/src/components/ui/Section';
import {routes} from '@site/src/data/routes';
import {keysOf} from '@site/src/lib/keysOf';
import type {SearchData} from '@site/src/lib/pluginData';
import styles from './_components/search/search.module.css';

const ways = keysOf(search.ways);

/**
 * The page of the search, whose address holds the query. The script of the search (`src/browser/search/searchPage.ts`) shows the
 * results in place of the ways onward, which stay where it does not run.
 */
export default function SearchPage() {
  const {page} = usePluginData('search') as SearchData;
  return (
    <Page {...search.meta} unlisted>
      <Head>
        {/* A module runs once the page is read: what `import()` brings from the cache can come before the form. */}
        <script type="module" src={page} />
      </Head>
      <Section id="search" space="tight">
        <SectionHeading section="search" as="h1" title={search.title} near />
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
