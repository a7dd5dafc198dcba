import {type ComponentType, type JSX, use} from 'react';
import {islandName} from '@site/src/lib/islandName';
import {readProps, writeProps} from '@site/src/lib/islandProps';
import {placeInText, tagOf} from '@site/src/lib/placeInText';
import {AliveContext, TextContext} from '@site/src/lib/renderContexts';
import {DevelopmentRoot} from './DevelopmentRoot';
import {IslandFrame, type When} from './IslandFrame';

/** How a page places an island. */
export interface IslandProps {
  /** `load` is for a page that exists for it. */
  when: When;
  /** Parameters of the address that the part shows: a page opened with one of them brings it to life at once. */
  query?: readonly string[];
  className?: string;
}

/** An island, as pages place it and the browser's bundle finds it. */
export interface Island<Props extends object = object> {
  (props: IslandProps & Props): JSX.Element;
  /** The part that React takes over. */
  Part: ComponentType<Props>;
}

/**
 * What the part is given, as the page holds it.
 *
 * @throws Error with the place in the text where it cannot be written
 */
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

/**
 * Makes a part of the page that React takes over in the browser. Its HTML is in the page from the start. The file that
 * defines it is its name, its chunk and what pages import, so that the three cannot disagree. What a page gives it besides
 * `IslandProps` is the part's: the page holds it as JSON, of which the browser makes the same part again.
 *
 * @param file `__filename` of the module, which is called `Name.island.tsx` and exports the island as its default
 * @param Part the part itself: no hook or component of Docusaurus, since there is no router around it in the browser
 */
export function defineIsland<Props extends object>(file: string, Part: ComponentType<Props>): Island<Props> {
  const name = islandName(file);

  function Island({when, query, className, ...props}: IslandProps & Props) {
    const text = usePropsText(file, props);
    const given = readProps(text) as Props;
    if (use(AliveContext)) {
      // Inside of what is alive already it is a part like others.
      return (
        <div>
          <div className={className}>
            <Part {...given} />
          </div>
        </div>
      );
    }
    return (
      <IslandFrame name={name} when={when} query={query} given={text} className={className}>
        {/* A part of a text no longer: this one may keep state. */}
        <TextContext value={undefined}>
          <AliveContext value={true}>
            {process.env.NODE_ENV === 'development' ? (
              <DevelopmentRoot of={Part} given={text} />
            ) : (
              <Part {...given} />
            )}
          </AliveContext>
        </TextContext>
      </IslandFrame>
    );
  }

  return Object.assign(Island, {Part});
}
