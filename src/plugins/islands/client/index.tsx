/** Entry of the bundle that the page script loads on intent: React and what it needs to bring islands to life. */
import {StrictMode, useEffect, type ReactNode} from 'react';
import {createRoot, hydrateRoot} from 'react-dom/client';
import {LanguageContext} from '@site/src/components/shell/LanguageContext';
import {Toaster} from '@site/src/components/shell/Toaster';
import type {Language} from '@site/src/lib/format';
import {requireRootElement} from '../../root-element/requireRootElement';
import {islandsReady, type Islands} from './contract';
import {registry, type IslandName} from './registry';
import {createContactOpener} from './contactOpener';

requireRootElement(document);

const context = {
  language: document.documentElement.lang as Language,
  toggleHref: document.querySelector('a[data-from]')?.getAttribute('href') ?? '/',
};

function withContext(part: ReactNode): ReactNode {
  return (
    <StrictMode>
      <LanguageContext.Provider value={context}>{part}</LanguageContext.Provider>
    </StrictMode>
  );
}

/** Renders something that is not in the HTML of the page. */
function mount(part: ReactNode): (part: ReactNode) => void {
  const root = createRoot(document.body.appendChild(document.createElement('div')));
  const render = (next: ReactNode) => root.render(withContext(next));
  render(part);
  return render;
}

/** Renders nothing, and tells when what stands before it is alive. */
function Alive({tell}: {tell: () => void}) {
  useEffect(tell, [tell]);
  return null;
}

async function hydrate(island: HTMLElement): Promise<void> {
  const {default: Part} = await registry[island.dataset.island as IslandName]();
  await new Promise<void>((resolve) => {
    hydrateRoot(
      island,
      withContext(
        <>
          <Part />
          <Alive tell={resolve} />
        </>,
      ),
    );
  });
}

mount(<Toaster />);

const islands: Islands = {hydrate, openContact: createContactOpener(mount)};
dispatchEvent(new CustomEvent(islandsReady, {detail: islands}));
