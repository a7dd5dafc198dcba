import Head from '@docusaurus/Head';
import {notFound} from '@content/notFound';
import {search} from '@content/search';
import {Page} from '@site/src/components/shell/Page';
import {SearchLink} from '@site/src/components/shell/SearchLink';
import {Ways} from '@site/src/components/shell/Ways';
import {buttonLook} from '@site/src/components/ui/Button';
import {routes} from '@site/src/data/routes';
import {keysOf} from '@site/src/lib/keysOf';

/** The page script opens the search on a press of the link. */
const openAtOnce =
  "addEventListener('DOMContentLoaded',()=>document.querySelector('[data-search-here]').click())";

const ways = keysOf(search.ways);

/** Stands in for the search dialog: with script it opens the dialog, without it leads on. */
export default function SearchPage() {
  return (
    <Page {...search.meta} unlisted>
      <Head>
        <script>{openAtOnce}</script>
      </Head>
      <Ways
        id="search"
        title={search.title}
        lede={search.meta.description}
        label={notFound.waysLabel}
        ways={ways.map((id) => ({to: routes[id], label: search.ways[id]}))}
      >
        <noscript>
          <p>{search.noScript}</p>
        </noscript>
        <SearchLink className={buttonLook({})} data-search-here="">
          {search.open}
        </SearchLink>
      </Ways>
    </Page>
  );
}
