/** A source of repeatable choices. */
export interface Random {
  /** Whole number from 0 up to, not including, `limit`. */
  below(limit: number): number;
  pick<T>(list: readonly T[]): T;
  /** True in `share` of the cases (0 to 1). */
  chance(share: number): boolean;
}

/** Choices that depend on `seed` alone (FNV-1a into mulberry32). */
export function randomFrom(seed: string): Random {
  let state = 0x811c9dc5;
  for (const character of seed) {
    state = Math.imul(state ^ (character.codePointAt(0) ?? 0), 0x01000193);
  }
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const below = (limit: number) => Math.floor(next() * limit);
  return {
    below,
    pick(list) {
      const item = list[below(list.length)];
      if (item === undefined) {
        throw new Error('Nothing to pick from.');
      }
      return item;
    },
    chance: (share) => next() < share,
  };
}
