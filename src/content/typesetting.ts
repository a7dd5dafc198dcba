/** Rules of a language for how its words are set. */
export const typesetting = {
  /** Adds no-break spaces to a large title. */
  title: (title: string) => title,
};

export type TypesettingContent = typeof typesetting;
