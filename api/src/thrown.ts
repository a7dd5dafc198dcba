/** Returns a property of a thrown value, which may be anything. */
export function property(thrown: unknown, name: string): unknown {
  return typeof thrown === 'object' && thrown !== null ? Reflect.get(thrown, name) : undefined;
}

export function textOf(thrown: unknown, name: string): string | undefined {
  const value = property(thrown, name);
  return typeof value === 'string' ? value : undefined;
}

/** Returns the code of a thrown value, such as `ECONNREFUSED`, or else its name, such as `TimeoutError`. */
export function codeOf(thrown: unknown): string | undefined {
  return textOf(thrown, 'code') ?? textOf(thrown, 'name');
}
