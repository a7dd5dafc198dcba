/** The fields of a body. Nothing, a list or a text has none, and the route names those that are missing. */
export function fieldsOf(body: unknown): Readonly<Record<string, unknown>> {
  return typeof body === 'object' && !Array.isArray(body) ? {...body} : {};
}
