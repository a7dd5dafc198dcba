import {useEffect} from 'react';

/** Renders nothing, and tells when what stands before it is alive. */
export function Alive({tell}: {tell: () => void}) {
  useEffect(tell, [tell]);
  return null;
}
