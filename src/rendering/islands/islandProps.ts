/** Path and description of a value in an island's props that cannot be serialized. */
type Misfit = readonly [path: string, what: string];

/** Returns the first value that would not survive JSON. */
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

/** Returns `Object.prototype` of the object's own realm. Modules of a build run in a separate realm. */
function objectOf(value: object): object | null {
  const prototype = Object.getPrototypeOf(value) as object | null;
  return prototype && Object.getPrototypeOf(prototype) === null ? prototype : null;
}

/**
 * Serializes an island's props for its page.
 *
 * @returns `undefined` without props, so that the page has no attribute
 * @throws Error that names the value, if it is anything but a string, finite number, boolean, null, or a list or plain
 * object of these
 */
export function writeProps(props: Readonly<Record<string, unknown>>): string | undefined {
  // As in React, undefined props are left out.
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

export const readProps = (text: string | undefined): object => (text ? (JSON.parse(text) as object) : {});
