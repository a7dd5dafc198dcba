import Head from '@docusaurus/Head';
import {search} from '@content/search';
import {Page} from '@site/src/components/shell/Page';
import {SearchLink} from '@site/src/components/shell/SearchLink';
import {Section, SectionHeading} from '@site/src/components/ui/Section';
import {ButtonLink} from '@site/src/components/ui/ButtonLink';
import {buttonLook} from '@site/src/components/ui/Button';
import {routes} from '@site/src/data/routes';

/** The page script opens the search on a press of the link. */
const openAtOnce =
  "addEventListener('DOMContentLoaded',()=>document.querySelector('[data-search-here]').click())";

/** Stands in for the search dialog: with script it opens the dialog, without it leads on. */
export default function SearchPage() {
  const ways = Object.keys(search.ways) as (keyof typeof search.ways)[];
  return (
    <Page {...search.meta} unlisted>
      <Head>
        <script>{openAtOnce}</script>
      </Head>
      <Section id="search">
        <SectionHeading section="search" as="h1" title={search.title} />
        <p>{search.noScript}</p>
        <p>
          <SearchLink className={buttonLook({})} data-search-here="">
            {search.open}
          </SearchLink>
        </p>
        <ul>
          {ways.map((id) => (
            <li key={id}>
              <ButtonLink variant="secondary" size="small" to={routes[id]}>
                {search.ways[id]}
              </ButtonLink>
            </li>
          ))}
        </ul>
      </Section>
    </Page>
  );
}
