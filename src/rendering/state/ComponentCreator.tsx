import type {ComponentType} from 'react';
import createComponent from '@docusaurus/ComponentCreator';
import registry from '@generated/registry';
import routesChunkNames from '@generated/routesChunkNames';
import {AliveContext, PageFileContext} from '../islands/renderContexts';
import {requireReactsCalls} from './calls.cjs';
import {isInert} from './inert';
import {routeFile} from './routeFile';

/** Set by the plugin. */
declare const GUARD: {readonly siteDir: string; readonly inert: readonly string[]; readonly build?: string};

/** Docusaurus's route component. Provides the page's file to the components below. */
export default function ComponentCreator(path: string, hash: string): ComponentType {
  const Route = createComponent(path, hash);
  const file = routeFile(path, hash, {registry, routesChunkNames, siteDir: GUARD.siteDir});
  const inert = file !== undefined && GUARD.inert.some((entry) => isInert(file, entry));
  function RouteOfFile(props: object) {
    if (GUARD.build) {
      requireReactsCalls();
    }
    return (
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
  }
  // Docusaurus preloads a route before rendering it.
  return Object.assign(RouteOfFile, {preload: Route.preload});
}
