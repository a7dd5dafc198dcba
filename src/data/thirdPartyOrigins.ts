/** Facts derived from the list of third parties (`thirdParties.ts`). */
import type {FramedParty, ScriptedParty, ThirdParty} from './thirdPartySchema';

/** True if texts embed the party in a frame. The CSP allows its origins on those pages alone. */
export const isFramed = (party: ThirdParty): party is FramedParty => 'frame' in party;

/** True if the party's script runs on every page. */
export const isScripted = (party: ThirdParty): party is ScriptedParty => 'scripts' in party;

const unique = (values: readonly string[]) => [...new Set(values)].sort();

export const frameOrigins = (parties: readonly ThirdParty[]): string[] =>
  unique(parties.filter(isFramed).flatMap(({frame, origins = []}) => [new URL(frame).origin, ...origins]));

/** Origins of third-party scripts, and of their resources and requests. */
export const scriptOrigins = (parties: readonly ThirdParty[]): string[] =>
  unique(
    parties
      .filter(isScripted)
      .flatMap(({scripts, origins = []}) => [
        ...scripts.flatMap(({src}) => (src.startsWith('/') ? [] : new URL(src).origin)),
        ...origins,
      ]),
  );
