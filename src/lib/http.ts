/**
 * Turns an unsuccessful response into an error.
 *
 * @throws Error '{status}: {statusText}' for 500 and above, '{status}: {response text}' for other failures
 */
export async function throwUnlessOk(response: Response): Promise<void> {
  if (!response.ok) {
    const detail = response.status >= 500 ? response.statusText : await response.text();
    throw new Error(`${response.status}: ${detail}`);
  }
}

/**
 * Replaces the browser's error for a request without a response: `fetch(…).catch(lostConnection(say))`.
 *
 * @param say receives the browser's own message, in English
 */
export const lostConnection =
  (say: (message: string) => string) =>
  ({message}: Error): never => {
    throw new Error(say(message));
  };

/** Sends a JSON body. `language` is that of messages in the response. */
export function postJson(path: string, body: unknown, language: string): Promise<Response> {
  return fetch(path, {
    method: 'POST',
    headers: {'Content-Type': 'application/json', 'Accept-Language': language},
    body: JSON.stringify(body),
  });
}
