import {type ComponentType, useMemo} from 'react';
import Head from '@docusaurus/Head';
import useRouteContext from '@docusaurus/useRouteContext';
import type {RouteContext} from '@docusaurus/types';
import type {RouteConfigComponentProps} from 'react-router-config';
import type {IslandSlots} from '../islands/contract';
import type {When} from '../islands/IslandFrame';
import {readProps, writeProps} from '../islands/islandProps';
import {AliveContext} from '../islands/renderContexts';
import type {PageProps} from './InSurroundings';
import {PageIslandContext} from './PageIslandContext';

/** Props not serialized: the browser has another router, and the script contains the configuration. */
const known = ['config', 'history', 'location', 'match', 'route', 'staticContext'];

/** Returns a route's data as they were, without what Docusaurus copies from the prototypes of objects and arrays. */
function plain(value: unknown): unknown {
  if (Array.isArray(value)) {
    return [...(value as unknown[])];
  }
  return typeof value === 'object' && value && !('$$typeof' in value)
    ? plainValues(value, (key, it) => !(key in Object.prototype && typeof it === 'function'))
    : value;
}

const plainValues = (values: object, keeps: (key: string, value: unknown) => boolean): object =>
  Object.fromEntries(
    Object.entries(values).flatMap(([key, value]) => (keeps(key, value) ? [[key, plain(value)]] : [])),
  );

/** Serializes a page's props. Throws with the page's file if a prop cannot be serialized. */
function propsText(file: string, route: RouteContext, given: object): string {
  try {
    return writeProps({route, given}) ?? '';
  } catch (error) {
    throw new Error(`${file}, which declares itself an island, ${(error as Error).message}`);
  }
}

/**
 * Creates a page that hydrates below the layout.
 *
 * @param file path relative to the site
 * @param island the page's export of that name
 */
export function pageIsland(
  file: string,
  name: string,
  island: When,
  Page: ComponentType<object>,
  slots: IslandSlots,
) {
  if (!['intent', 'visible', 'load'].includes(island)) {
    throw new Error(
      `${file}: "export const island" says when the page comes to life: 'load', 'visible' or 'intent'.`,
    );
  }

  function PageIsland(props: Partial<RouteConfigComponentProps>) {
    const route = useRouteContext();
    const own = plainValues(props, (key) => !known.includes(key));
    const text = propsText(file, plain(route) as RouteContext, own);
    const {given} = readProps(text) as PageProps;
    const value = useMemo(() => ({name, when: island, text, Page, slots}), [text]);
    return (
      <PageIslandContext value={value}>
        <Head>
          <body data-page-island={name} />
        </Head>
        <AliveContext value={true}>
          <Page {...props} {...given} />
        </AliveContext>
      </PageIslandContext>
    );
  }

  return process.env.NODE_ENV === 'development'
    ? // Docusaurus's app renders the page with its layout.
      (props: object) => (
        <AliveContext value={true}>
          <Page {...props} />
        </AliveContext>
      )
    : PageIsland;
}
