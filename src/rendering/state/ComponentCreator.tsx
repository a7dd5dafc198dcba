import type {ComponentType} from 'react';
import createComponent from '@docusaurus/ComponentCreator';
import registry from '@generated/registry';
import routesChunkNames from '@generated/routesChunkNames';
import {AliveContext, PageFileContext} from '../islands/renderContexts';
import {isInert} from './inert';

/** Set by the plugin. */
declare const GUARD: {readonly siteDir: string; readonly inert: readonly string[]};

function fileOf(route: string): string | undefined {
  const {__comp: chunk} = routesChunkNames[route] ?? {};
  return typeof chunk === 'string'
    ? registry[chunk]?.[1].replace('@site/', '').replace(`${GUARD.siteDir}/`, '')
    : undefined;
}

/** Docusaurus's route component. Provides the page's file to the components below. */
export default function ComponentCreator(path: string, hash: string): ComponentType {
  const Route = createComponent(path, hash);
  const file = fileOf(`${path}-${hash}`);
  const inert = file !== undefined && GUARD.inert.some((entry) => isInert(file, entry));
  const RouteOfFile = (props: object) => (
    <PageFileContext value={file}>
      {inert ? (
        <AliveContext value={true}>
          <Route {...props} />
        </AliveContext>
      ) : (
        <Route {...props} />
      )}
    </PageFileContext>
  );
  // Docusaurus preloads a route before rendering it.
  return Object.assign(RouteOfFile, {preload: Route.preload});
}
