import {useEffect} from 'react';

/** Renders nothing. Calls `tell` once the parts before it are hydrated. */
export function Alive({tell}: {tell: () => void}) {
  useEffect(tell, [tell]);
  return null;
}
