/** Entry of the bundle that the page script loads on intent: React and the code to hydrate islands. */
import './notStarted';
import type {ReactNode} from 'react';
import {createRoot} from 'react-dom/client';
import {IslandContext} from '@site/src/rendering/islands/IslandContext';
import {Toaster} from '@site/src/components/shell/Toaster';
import {requireRootElement} from '../../rendering/islands/requireRootElement';
import {createContactOpener} from './contactOpener';
import {hydrateAs} from '../../rendering/islands/hydrateAs';
import {loadIsland} from '../../rendering/islands/registry';

requireRootElement(document);

function mount(part: ReactNode): (part: ReactNode) => void {
  const root = createRoot(document.body.appendChild(document.createElement('div')));
  const render = (next: ReactNode) => root.render(<IslandContext>{next}</IslandContext>);
  render(part);
  return render;
}

async function hydrate(island: HTMLElement): Promise<void> {
  const {Part} = await loadIsland(island.dataset.island ?? '');
  await hydrateAs(Part, island);
}

mount(<Toaster />);

window.islands = {hydrate, openContact: createContactOpener(mount)};
