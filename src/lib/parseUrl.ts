/**
 * Parses an address; `undefined` if invalid.
 *
 * Avoids `URL.canParse`: Node 20 and 22 reject every address with an accent once a process has called it some thousand
 * times.
 */
export function parseUrl(text: string, base?: string): URL | undefined {
  try {
    return new URL(text, base);
  } catch {
    return undefined;
  }
}
