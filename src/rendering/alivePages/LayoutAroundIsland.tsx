import {type ReactNode, use} from 'react';
import {BrokenLinksProvider} from '@docusaurus/core/lib/client/BrokenLinksContext';
import {BrowserContextProvider} from '@docusaurus/core/lib/client/browserContext';
import {renderToHtml} from '@docusaurus/core/lib/client/renderToHtml';
import {RouteContextProvider} from '@docusaurus/core/lib/client/routeContext';
import Head from '@docusaurus/Head';
import {useLocation} from '@docusaurus/router';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import Layout, {type Props} from '@theme/Layout';
import {type HelmetServerState, HelmetProvider} from 'react-helmet-async';
import {StaticRouter} from 'react-router-dom';
import {Alive} from '../islands/Alive';
import {IslandFrame} from '../islands/IslandFrame';
import {readProps} from '../islands/islandProps';
import {AliveContext} from '../islands/renderContexts';
import {requireExports} from '../reliance';
import {InSurroundings, type PageProps} from './InSurroundings';
import {type PageIsland, PageIslandContext} from './PageIslandContext';

requireExports('The client of @docusaurus/core', {
  renderToHtml,
  BrokenLinksProvider,
  BrowserContextProvider,
  RouteContextProvider,
});

interface Rendered {
  html: string;
  head: ReactNode;
}

function headOf({title, base, meta, link, script, style, noscript}: HelmetServerState): ReactNode {
  const hasTitle = !/><\/title>$/.test(title.toString());
  return [hasTitle ? title : undefined, base, meta, link, script, style, noscript].map(
    (tags) => tags?.toComponent() as ReactNode,
  );
}

const renderings = new WeakMap<object, Promise<Rendered>>();

/** Renders an island separately, with only the contexts of the browser, so that what fails there fails here. */
async function render(app: ReactNode): Promise<Rendered> {
  const context: {helmet?: HelmetServerState} = {};
  const html = await renderToHtml(<HelmetProvider context={context}>{app}</HelmetProvider>);
  return {html, head: context.helmet && headOf(context.helmet)};
}

function PageAround({page, ...props}: Props & {page: PageIsland}) {
  const {name, when, text, Page, slots} = page;
  const inContexts = slots.useContexts();
  const {pathname} = useLocation();
  const brokenLinks = useBrokenLinks();
  let rendering = renderings.get(page);
  if (!rendering) {
    rendering = render(
      <StaticRouter location={pathname}>
        <BrokenLinksProvider brokenLinks={brokenLinks}>
          <PageIslandContext value="inside">
            <AliveContext value={true}>
              {inContexts(
                <>
                  {/* Siblings as in the browser, for `useId`. */}
                  <InSurroundings {...(readProps(text) as PageProps)} Page={Page} />
                  <Alive tell={() => undefined} />
                </>,
              )}
            </AliveContext>
          </PageIslandContext>
        </BrokenLinksProvider>
      </StaticRouter>,
    );
    renderings.set(page, rendering);
  }
  const {html, head} = use(rendering);
  return (
    <PageIslandContext value={undefined}>
      <AliveContext value={false}>
        <Layout {...props}>
          <Head>{head}</Head>
          <IslandFrame
            Failure={slots.Failure}
            name={name}
            when={when}
            given={text}
            dangerouslySetInnerHTML={{__html: html}}
          />
        </Layout>
      </AliveContext>
    </PageIslandContext>
  );
}

/** The theme's layout. Around a page that is an island, its content is the island instead of the children. */
export default function LayoutAroundIsland(props: Props) {
  const page = use(PageIslandContext);
  if (page === 'inside') {
    return <>{props.children}</>;
  }
  return page ? <PageAround {...props} page={page} /> : <Layout {...props} />;
}
