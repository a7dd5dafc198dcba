import {useEffect, useRef, type ComponentType} from 'react';
import {readProps} from './islandProps';
import type {IslandSlots} from './contract';
import {IslandContext} from './IslandContext';

/**
 * Renders an island in its own root during `npm run dev`. There, Docusaurus's app renders the page; without a
 * separate root, use of its router would fail only in production.
 */
export function DevelopmentRoot<Props extends object>({
  of: Part,
  given,
  Provider,
}: Pick<IslandSlots, 'Provider'> & {
  of: ComponentType<Props>;
  /** Props as serialized by `writeProps`. */
  given: string | undefined;
}) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = document.createElement('div');
    place.current?.append(element);
    const root = import('react-dom/client').then(({createRoot}) => {
      const made = createRoot(element);
      made.render(
        <IslandContext Provider={Provider} at={element}>
          <Part {...(readProps(given) as Props)} />
        </IslandContext>,
      );
      return made;
    });
    return () => {
      // React must not unmount a root while it renders.
      void root.then((made) => setTimeout(() => made.unmount()));
      element.remove();
    };
  }, [Part, given, Provider]);
  return <div ref={place} />;
}
