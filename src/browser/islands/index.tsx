/** Entry of the bundle that the page script loads on intent: React and what it needs to bring islands to life. */
import './notStarted';
import {useEffect, type ReactNode} from 'react';
import {createRoot, hydrateRoot} from 'react-dom/client';
import {IslandContext} from '@site/src/components/islands/IslandContext';
import {Toaster} from '@site/src/components/shell/Toaster';
import {readProps} from '@site/src/lib/islandProps';
import {requireRootElement} from '../requireRootElement';
import {createContactOpener} from './contactOpener';
import {loadIsland} from './registry';

requireRootElement(document);

/** Renders something that is not in the HTML of the page. */
function mount(part: ReactNode): (part: ReactNode) => void {
  const root = createRoot(document.body.appendChild(document.createElement('div')));
  const render = (next: ReactNode) => root.render(<IslandContext>{next}</IslandContext>);
  render(part);
  return render;
}

/** Renders nothing, and tells when what stands before it is alive. */
function Alive({tell}: {tell: () => void}) {
  useEffect(tell, [tell]);
  return null;
}

async function hydrate(island: HTMLElement): Promise<void> {
  const {Part} = await loadIsland(island.dataset.island ?? '');
  await new Promise<void>((resolve) => {
    hydrateRoot(
      island,
      <IslandContext at={island}>
        <Part {...readProps(island.dataset.props)} />
        <Alive tell={resolve} />
      </IslandContext>,
    );
  });
}

mount(<Toaster />);

window.islands = {hydrate, openContact: createContactOpener(mount)};
