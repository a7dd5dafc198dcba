/** Returns the typed keys of a literal object. Other objects may have more keys than their type. */
export const keysOf = <T extends object>(of: T) => Object.keys(of) as (keyof T)[];
