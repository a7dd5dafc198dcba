/**
 * Returns the keys of an object with their type. Only for literal objects: others may have more keys than their type.
 */
export const keysOf = <T extends object>(of: T) => Object.keys(of) as (keyof T)[];
