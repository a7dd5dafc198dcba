/** Returns the fields of a body. An empty body, a list or a text has none, and the route reports missing fields. */
export function fieldsOf(body: unknown): Readonly<Record<string, unknown>> {
  return typeof body === 'object' && !Array.isArray(body) ? {...body} : {};
}
