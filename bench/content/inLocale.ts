import type {Locale, Text} from './blocks';

/** The same value with one language in place of each text. */
export type InLocale<T> = T extends Text
  ? string
  : T extends readonly (infer Item)[]
    ? InLocale<Item>[]
    : T extends object
      ? {[Key in keyof T]: InLocale<T[Key]>}
      : T;

/** Takes one language out of a value with texts in it. */
export function inLocale<T>(value: T, locale: Locale): InLocale<T> {
  const pick = (part: unknown): unknown => {
    if (Array.isArray(part)) {
      return part.map(pick);
    }
    if (typeof part !== 'object' || part === null) {
      return part;
    }
    return locale in part
      ? (part as Text)[locale]
      : Object.fromEntries(Object.entries(part).map(([key, inside]) => [key, pick(inside)]));
  };
  return pick(value) as InLocale<T>;
}
