import {type ComponentType, type ReactNode, useMemo} from 'react';
import {HelmetProvider} from 'react-helmet-async';
import {Router, useHistory} from 'react-router';
import {BrowserRouter} from 'react-router-dom';
import '../islands/contract';
import {InSurroundings, type PageProps} from './InSurroundings';

/** No-ops, because the page's speculation rules let the browser prefetch. */
const docusaurus = {prefetch: () => false, preload: () => Promise.resolve()};

const hrefOf = (to: string | {pathname?: string; search?: string; hash?: string}): string =>
  typeof to === 'string' ? to : `${to.pathname ?? ''}${to.search ?? ''}${to.hash ?? ''}`;

/** Router of a single page: links to other pages load them. */
function OnePage({children}: {children: ReactNode}) {
  const history = useHistory();
  const ofPage = useMemo(() => {
    const stays = (to: Parameters<typeof hrefOf>[0]) =>
      new URL(hrefOf(to), location.href).pathname === location.pathname;
    const within =
      (change: typeof history.push, leave: (href: string) => void): typeof history.push =>
      (to: never, state?: never) =>
        stays(to) ? change(to, state) : leave(hrefOf(to));
    // Other properties, such as the current location, change over time.
    return Object.assign(Object.create(history) as typeof history, {
      push: within(history.push, (href) => location.assign(href)),
      replace: within(history.replace, (href) => location.replace(href)),
    });
  }, [history]);
  return <Router history={ofPage}>{children}</Router>;
}

/** Lets the islands' bundle hydrate a page as a whole. */
export function bringToLife(name: string, Page: ComponentType): void {
  const islands = window.islands!;
  const {hydrate} = islands;
  Object.assign(window, {docusaurus});

  function AlivePage(props: PageProps) {
    return (
      <HelmetProvider>
        <BrowserRouter>
          <OnePage>
            <InSurroundings {...props} Page={Page} />
          </OnePage>
        </BrowserRouter>
      </HelmetProvider>
    );
  }

  islands.hydrate = (element) =>
    hydrate(element, element.dataset.island === name ? (AlivePage as ComponentType) : undefined);
}
