import {docusaurus} from './docusaurus';
import {handwritten} from './handwritten';
import type {Peer, PeerName} from './peer';
import {portal} from './portal';
import {starlight} from './starlight';
import {vitepress} from './vitepress';

/** The sites of the comparison. */
export const peers: Readonly<Record<PeerName, Peer>> = {
  portal,
  handwritten,
  starlight,
  vitepress,
  docusaurus,
};
