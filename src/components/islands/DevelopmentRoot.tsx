import {useEffect, useRef, type ComponentType} from 'react';
import {IslandContext} from './IslandContext';

/**
 * An island in `npm run dev`, where Docusaurus's app renders the page: in a root of its own, so that what fails in
 * production for want of Docusaurus's router fails here as well.
 */
export function DevelopmentRoot({of: Part}: {of: ComponentType}) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = document.createElement('div');
    place.current?.append(element);
    const root = import('react-dom/client').then(({createRoot}) => {
      const made = createRoot(element);
      made.render(
        <IslandContext>
          <Part />
        </IslandContext>,
      );
      return made;
    });
    return () => {
      // Not while React is rendering.
      void root.then((made) => setTimeout(() => made.unmount()));
      element.remove();
    };
  }, [Part]);
  return <div ref={place} />;
}
