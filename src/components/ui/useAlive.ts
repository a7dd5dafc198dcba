import {useSyncExternalStore} from 'react';

const never = () => () => {};

/** Whether React has taken over: not in the page's HTML, but from then on. */
export function useAlive(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
