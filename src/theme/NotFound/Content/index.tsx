// Change: helpful links instead of "contact the owner".
import Head from '@docusaurus/Head';
import {PageMetadata} from '@docusaurus/theme-common';
import {notFound} from '@content/notFound';
import {search} from '@content/search';
import {SearchLink} from '@site/src/features/search/SearchLink';
import {Ways} from '@site/src/shell/Ways';
import {buttonLook} from '@site/src/ui/Button';
import {routes} from '@site/src/data/routes';

const ways = Object.keys(notFound.ways) as (keyof typeof notFound.ways)[];

export default function NotFoundContent() {
  return (
    <main>
      {/* The docs plugin shows this part without the page around it. */}
      <PageMetadata title={notFound.title} />
      <Head>
        <meta name="robots" content="noindex" />
      </Head>
      <Ways
        id="not-found"
        eyebrow={notFound.code}
        title={notFound.title}
        lede={notFound.text}
        label={notFound.waysLabel}
        ways={ways.map((id) => ({to: routes[id], ...notFound.ways[id]}))}
      >
        <SearchLink className={buttonLook({variant: 'secondary'})}>{search.title}</SearchLink>
      </Ways>
    </main>
  );
}
