import {type ComponentType, type JSX, use} from 'react';
import {islandName} from './islandName';
import {readProps, writeProps} from './islandProps';
import {placeInText, tagOf} from '../placeInText';
import {AliveContext, TextContext} from './renderContexts';
import type {IslandSlots} from './contract';
import {DevelopmentRoot} from './DevelopmentRoot';
import {IslandFrame, type When} from './IslandFrame';

export interface IslandProps {
  /** Use `load` on a page whose purpose is the island. */
  when: When;
  /** Query parameters that the island reads. A page opened with one of them hydrates it at once. */
  query?: readonly string[];
  className?: string;
}

export interface Island<Props extends object = object> {
  (props: IslandProps & Props): JSX.Element;
  Part: ComponentType<Props>;
}

/** Serializes the props for the page. Throws with the place in the text if a prop cannot be serialized. */
function usePropsText(file: string, props: object): string | undefined {
  const text = use(TextContext);
  try {
    return writeProps({...props});
  } catch (error) {
    const [, name = ''] = /(\w+)\.island\.tsx$/.exec(file) ?? [];
    const place = text ? `${placeInText(text, tagOf(name))}: ` : '';
    throw new Error(`${place}<${name}> ${(error as Error).message}`);
  }
}

/** Returns the function with which the site defines its islands. */
export function createDefineIsland({Failure, Provider}: IslandSlots) {
  /**
   * Defines an island: server-rendered HTML that React hydrates in the browser. Its file gives the name of its chunk
   * and is what pages import, so they cannot disagree. Props besides `IslandProps` go to the part, as JSON in the page.
   *
   * @param file `__filename` of the module, which is called `Name.island.tsx` and exports the island as its default
   * @param Part component without Docusaurus hooks or components, since it has no router in the browser
   */
  return function defineIsland<Props extends object>(
    file: string,
    Part: ComponentType<Props>,
  ): Island<Props> {
    const name = islandName(file);

    function Island({when, query, className, ...props}: IslandProps & Props) {
      const text = usePropsText(file, props);
      const given = readProps(text) as Props;
      if (use(AliveContext)) {
        // Inside a hydrated island, it is an ordinary component.
        return (
          <div>
            <div className={className}>
              <Part {...given} />
            </div>
          </div>
        );
      }
      return (
        <IslandFrame
          Failure={Failure}
          name={name}
          when={when}
          query={query}
          given={text}
          className={className}
        >
          {/* No longer part of a text, so it may keep state. */}
          <TextContext value={undefined}>
            <AliveContext value={true}>
              {process.env.NODE_ENV === 'development' ? (
                <DevelopmentRoot Provider={Provider} of={Part} given={text} />
              ) : (
                <Part {...given} />
              )}
            </AliveContext>
          </TextContext>
        </IslandFrame>
      );
    }

    return Object.assign(Island, {Part});
  };
}
