import {randomUUID} from 'node:crypto';
import {Agent, request} from 'node:http';

/** An answer, or why there is none. */
export interface Answer {
  /** HTTP status; 0 when the connection failed. */
  readonly status: number;
  readonly body: string;
  /** In milliseconds. */
  readonly ms: number;
}

const agent = new Agent({keepAlive: true, maxSockets: 512});

/** Sends a request. Never throws. */
export function send(
  url: string,
  {
    method = 'GET',
    headers = {},
    body,
  }: {method?: string; headers?: Record<string, string>; body?: string} = {},
): Promise<Answer> {
  const start = performance.now();
  return new Promise((resolve) => {
    const end = (status: number, text: string) =>
      resolve({status, body: text, ms: performance.now() - start});
    const call = request(url, {method, headers, agent}, (response) => {
      let text = '';
      response.setEncoding('utf8');
      response.on('data', (chunk: string) => (text += chunk));
      response.on('end', () => end(response.statusCode ?? 0, text));
      response.on('error', () => end(0, ''));
    });
    call.on('error', (error) => end(0, String(error)));
    call.setTimeout(30_000, () => call.destroy(new Error('no answer in 30 s')));
    call.end(body);
  });
}

/** A message that passes, unlike any other. */
export function newMessage(): Record<string, string> & {idempotencyKey: string} {
  const idempotencyKey = randomUUID();
  return {
    idempotencyKey,
    name: 'Ada Lovelace',
    email: 'ada@example.com',
    company: 'Analytical Engines',
    message: `How do we put our own brand on it? ${idempotencyKey}`,
  };
}

/** Posts a contact message as JSON. */
export function postMessage(url: string, message: object = newMessage()): Promise<Answer> {
  const body = JSON.stringify(message);
  return send(`${url}/api/contact`, {
    method: 'POST',
    headers: {'content-type': 'application/json', 'content-length': String(Buffer.byteLength(body))},
    body,
  });
}

/** Id of the message in a 202 answer. */
export function idOf({body}: Answer): string {
  return (JSON.parse(body) as {id: string}).id;
}

/** The value below which this part of all values lies. */
export function percentile(values: readonly number[], part: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.ceil(part * sorted.length) - 1)] ?? NaN;
}

/** Waits until `probe` holds; says after `timeoutMs` what did not happen. */
export async function until(
  what: string,
  probe: () => boolean | Promise<boolean>,
  timeoutMs: number,
): Promise<void> {
  const end = Date.now() + timeoutMs;
  while (!(await probe())) {
    if (Date.now() > end) {
      throw new Error(`Not within ${timeoutMs / 1000} s: ${what}.`);
    }
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}
