import {StrictMode} from 'react';
import type {IslandSlots, ProviderProps} from './contract';
import {AliveContext} from './renderContexts';

/** Provides context to islands in the browser, since Docusaurus's app is not there. */
export function IslandContext({Provider, at, children}: Pick<IslandSlots, 'Provider'> & ProviderProps) {
  return (
    <StrictMode>
      <AliveContext value={true}>
        <Provider at={at}>{children}</Provider>
      </AliveContext>
    </StrictMode>
  );
}
