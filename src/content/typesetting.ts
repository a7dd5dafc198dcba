/** Rules of a language for how its words are set. */
export const typesetting = {
  /** A large title with no-break spaces where a line should not end. */
  title: (title: string) => title,
};

export type TypesettingContent = typeof typesetting;
