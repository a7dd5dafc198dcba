/** Where in its properties an island is given something that cannot be written into a page, and what it is. */
type Misfit = readonly [path: string, what: string];

/** What cannot be written as JSON and read again as it was, the first of all. */
function misfit(value: unknown, path: string, above: readonly object[]): Misfit | undefined {
  if (value === null || ['string', 'boolean'].includes(typeof value) || Number.isFinite(value)) {
    return undefined;
  }
  if (typeof value !== 'object') {
    return [path, value === undefined || typeof value === 'number' ? String(value) : `a ${typeof value}`];
  }
  if ('$$typeof' in value) {
    return [path, 'an element'];
  }
  if (above.includes(value)) {
    return [path, 'part of itself'];
  }
  const entries = Object.entries(value);
  if (
    Array.isArray(value) ? entries.length < value.length : Object.getPrototypeOf(value) !== objectOf(value)
  ) {
    return [path, Array.isArray(value) ? 'a list with gaps' : `a ${value.constructor.name}`];
  }
  return entries
    .map(([key, it]) =>
      misfit(it, Array.isArray(value) ? `${path}[${key}]` : path ? `${path}.${key}` : key, [...above, value]),
    )
    .find(Boolean);
}

/** The prototype that a plain object of the same realm has; modules of a build run in one of their own. */
function objectOf(value: object): object | null {
  const prototype = Object.getPrototypeOf(value) as object | null;
  return prototype && Object.getPrototypeOf(prototype) === null ? prototype : null;
}

/**
 * What an island is given, as text that its page holds and the browser reads again.
 *
 * @returns `undefined` where it is given nothing, so that its page holds nothing
 * @throws Error that says what cannot be written: anything but text, finite numbers, true, false, null, and lists and plain
 * objects of these
 */
export function writeProps(props: Readonly<Record<string, unknown>>): string | undefined {
  // As in React, what is undefined is not given.
  const given = Object.fromEntries(Object.entries(props).filter(([, value]) => value !== undefined));
  if (Object.keys(given).length === 0) {
    return undefined;
  }
  const found =
    'children' in given ? (['children', 'what stands between its tags'] as const) : misfit(given, '', []);
  if (found) {
    const [path, what] = found;
    throw new Error(
      `is given "${path}", which is ${what}: what an island is given is written into the page, so that it may be text, numbers, true, false, null, and lists and objects of these. Write everything else into the component.`,
    );
  }
  return JSON.stringify(given);
}

/** What `writeProps` has written. */
export const readProps = (text: string | undefined): object => (text ? (JSON.parse(text) as object) : {});
