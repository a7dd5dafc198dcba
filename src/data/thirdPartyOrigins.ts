/** What follows from the list of third parties (`thirdParties.ts`). */
import type {FramedParty, ScriptedParty, ThirdParty} from './thirdPartySchema';

/** True if texts show the party in a frame. Its origins are let in only on pages that do. */
export const isFramed = (party: ThirdParty): party is FramedParty => 'frame' in party;

/** True if its script runs on every page. */
export const isScripted = (party: ThirdParty): party is ScriptedParty => 'scripts' in party;

const unique = (values: readonly string[]) => [...new Set(values)].sort();

/** Origins of frames. */
export const frameOrigins = (parties: readonly ThirdParty[]): string[] =>
  unique(parties.filter(isFramed).flatMap(({frame, origins = []}) => [new URL(frame).origin, ...origins]));

/** Origins that scripts and what they bring come from and talk to, the site's own apart. */
export const scriptOrigins = (parties: readonly ThirdParty[]): string[] =>
  unique(
    parties
      .filter(isScripted)
      .flatMap(({scripts, origins = []}) => [
        ...scripts.flatMap(({src}) => (src.startsWith('/') ? [] : new URL(src).origin)),
        ...origins,
      ]),
  );
