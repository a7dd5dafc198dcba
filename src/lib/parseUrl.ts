/**
 * Reads an address; `undefined` where it is none.
 *
 * Not by `URL.canParse`: Node 20 and 22 refuse every address with an accent once a process has called it some thousand
 * times.
 *
 * @param base what a relative address starts from
 */
export function parseUrl(text: string, base?: string): URL | undefined {
  try {
    return new URL(text, base);
  } catch {
    return undefined;
  }
}
