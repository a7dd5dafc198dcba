import {useSyncExternalStore} from 'react';

const never = () => () => {};

/** Returns false during server rendering and hydration, then true. */
export function useAlive(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
