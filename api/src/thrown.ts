/** A property of what was thrown, which may be anything. */
export function property(thrown: unknown, name: string): unknown {
  return typeof thrown === 'object' && thrown !== null ? Reflect.get(thrown, name) : undefined;
}

/** A property of what was thrown, where it is text. */
export function textOf(thrown: unknown, name: string): string | undefined {
  const value = property(thrown, name);
  return typeof value === 'string' ? value : undefined;
}
