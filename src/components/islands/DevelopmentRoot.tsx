import {useEffect, useRef, type ComponentType} from 'react';
import {readProps} from '@site/src/lib/islandProps';
import {IslandContext} from './IslandContext';

/**
 * An island in `npm run dev`, where Docusaurus's app renders the page: in a root of its own, so that what fails in
 * production for want of Docusaurus's router fails here as well.
 */
export function DevelopmentRoot<Props extends object>({
  of: Part,
  given,
}: {
  of: ComponentType<Props>;
  /** What the page gives it, as `writeProps` has written it. */
  given: string | undefined;
}) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = document.createElement('div');
    place.current?.append(element);
    const root = import('react-dom/client').then(({createRoot}) => {
      const made = createRoot(element);
      made.render(
        <IslandContext at={element}>
          <Part {...(readProps(given) as Props)} />
        </IslandContext>,
      );
      return made;
    });
    return () => {
      // Not while React is rendering.
      void root.then((made) => setTimeout(() => made.unmount()));
      element.remove();
    };
  }, [Part, given]);
  return <div ref={place} />;
}
