import type {HTMLAttributes} from 'react';
import type {IslandSlots} from './contract';

/** Trigger of an island's hydration: first touch, visibility, or page load. */
export type When = 'intent' | 'visible' | 'load';

interface IslandFrameProps extends Pick<
  HTMLAttributes<HTMLElement>,
  'children' | 'className' | 'dangerouslySetInnerHTML'
> {
  name: string;
  when: When;
  query?: readonly string[];
  /** Props as serialized by `writeProps`. */
  given: string | undefined;
  Failure: IslandSlots['Failure'];
}

/** HTML around an island: tells the page script what to load, and shows a failure. */
export function IslandFrame({name, when, query, given, Failure, ...inside}: IslandFrameProps) {
  return (
    <div data-article="island">
      <div data-island={name} data-when={when} data-query={query?.join(' ')} data-props={given} {...inside} />
      <Failure />
    </div>
  );
}
