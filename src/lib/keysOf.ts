/**
 * Names of an object's own fields, in order, with their type. For objects that are written out in the code: others may
 * hold more than their type says.
 */
export const keysOf = <T extends object>(of: T) => Object.keys(of) as (keyof T)[];
