import {bodyLimit} from '../../api/src/plugins/bodies';

/** Something that somebody may send: as large as is taken, and made to take long. */
export interface HostileInput {
  /** What it is made of. */
  readonly kind: string;
  readonly method: string;
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string;
}

/** Signs whose number, order or kind has cost programs more than they are worth. */
const signs: Readonly<Record<string, readonly string[]>> = {
  'marks above and below': [
    '\u0301',
    '\u0316',
    '\u0327',
    '\u0308',
    '\u0345',
    '\u{1d165}',
    '\u0f71',
    '\u05b0',
  ],
  'marks of one class': ['\u0300', '\u0301', '\u0302', '\u0303'],
  'letters and marks': ['a', '\u0301', 'e', '\u0323', '\u0307', 'Å', '\u030a'],
  'parts of Korean': ['\u1100', '\u1161', '\u11a8', '\u115f', '\u1160'],
  'letters that fall apart': [
    '\ufb2c',
    '\u{1d15f}',
    '\u0958',
    '\u2adc',
    '\u1e9b\u0323',
    '\ufdfa',
    '\u0344',
    '\u0390',
  ],
  'joined pictures': ['👩', '\u200d', '👧', '\u{1f3ff}', '\ufe0f', '🏳'],
  'halves of pairs': ['\ud800', '\udfff', '\udbff', 'a'],
  'changes of direction': ['\u202e', '\u2066', 'א', '\u202c', '1', 'ع'],
  spaces: [' ', '\u00a0', '\u3000', '\ufeff', '\u2029', '\t'],
  'line breaks': ['\r', '\n', '\r\n', '\u2028', ' '],
  'control characters': ['\u0000', '\u001b', '\u007f', '\u0085', '\b'],
  'parts of links': ['http://', 'www.', 'https:', '/', 'h', 't', '.'],
  'parts of markup': ['<', ' ', '/', 'a', '[', 'url', '<script', '\n'],
  'encoded words': ['=?', 'utf-8', '?q?', '=0d=0a', '?=', ' '],
  'words over and over': ['buy ', 'pills ', 'now '],
  formulas: ['=', ';', '\n', '+', '"', ','],
  quotes: ['"', '\\', "'", '`', '&', '&quot;'],
  'full width': ['＝', 'Ａ', '．', '＠', '㌀'],
};

/** Addresses that make patterns look twice. */
const addressParts = ['a', '.', '@', '-', '"', '+', '..', "a'", 'a@', 'xn--', '\u0301', ' '];

const fields = [
  'name',
  'email',
  'company',
  'subject',
  'message',
  'attachment',
  'timestamp',
  'idempotencyKey',
  'website',
];

const headerNames = [
  ...[
    'accept',
    'accept-language',
    'accept-encoding',
    'origin',
    'referer',
    'authorization',
    'x-forwarded-for',
  ],
  ...[
    'x-forwarded-proto',
    'forwarded',
    'idempotency-key',
    'sec-fetch-site',
    'cookie',
    'if-none-match',
    'range',
    'via',
  ],
];
const headerParts = [
  'a',
  ',',
  ';',
  'q=0.1',
  'it-IT',
  '*',
  '=',
  '"',
  ' ',
  '127.0.0.1',
  '::1',
  '/',
  'W/"',
  'bytes=0-',
  '-',
  '%',
];
/** Node takes no more than 16 kB of headers. */
const headerRoom = 14_000;

const contact = {
  name: 'Ada Lovelace',
  email: 'ada@example.com',
  company: 'Analytical Engines',
  message: 'How do we put our own brand on it?',
};

/** Makes inputs, the same for the same `random`, without end. */
export function* hostileInputs(random: () => number): Generator<HostileInput> {
  const below = (n: number) => Math.floor(random() * n);
  const pick = <T>(list: readonly T[]): T => list[below(list.length)] as T;
  const json = {'content-type': 'application/json'};
  const form = {'content-type': 'application/x-www-form-urlencoded', accept: 'text/html'};

  /** Text of these parts: one over and over, in turn, in blocks, or at random. `bytes` as JSON writes it. */
  function textOf(parts: readonly string[], bytes: number): string {
    const way = below(4);
    const size = (text: string) => Buffer.byteLength(JSON.stringify(text)) - 2;
    const one = pick(parts);
    if (way === 0) {
      return one.repeat(Math.max(1, Math.floor(bytes / size(one))));
    }
    if (way === 1) {
      const turn = parts.join('');
      return turn.repeat(Math.max(1, Math.floor(bytes / size(turn))));
    }
    if (way === 2) {
      return parts
        .map((part) => part.repeat(Math.max(1, Math.floor(bytes / parts.length / size(part)))))
        .join('');
    }
    let text = '';
    for (let left = bytes; left > 0;) {
      const part = pick(parts).repeat(1 + below(40));
      text += part;
      left -= Math.max(1, size(part));
    }
    return text;
  }

  /** Long ones, short ones, and those just around the limits of the fields. */
  const room = () => pick([bodyLimit - 600, bodyLimit - 600, 40_000, 10_000, 5_100, 2_050, 420, 210]);

  function message(): HostileInput {
    const [kind, parts] = pick(Object.entries(signs));
    const field = pick(fields);
    const text = field === 'email' && random() < 0.5 ? textOf(addressParts, room()) : textOf(parts, room());
    const body = JSON.stringify({...contact, [field]: text});
    return {kind: `${kind} in ${field}`, method: 'POST', path: '/api/contact', headers: json, body};
  }

  function nesting(): HostileInput {
    const n = pick([100, 5_000, bodyLimit / 4]);
    const body = pick([
      () => '['.repeat(n) + ']'.repeat(n),
      () => `${'{"a":'.repeat(n / 2)}1${'}'.repeat(n / 2)}`,
      () => `{"message":${'['.repeat(n)}${']'.repeat(n)}}`,
      () => `{${Array.from({length: n / 4}, (_, i) => `"k${i}":1`).join()}}`,
      () => `{${'"a":1,'.repeat(n / 2)}"a":1}`,
      () => `{${'"__proto__":1,'.repeat(n / 8)}"a":1}`,
      () => `{"message":${'1'.repeat(n)}}`,
      () => `{"elapsedMs":1e${'9'.repeat(n)}}`,
      () => `{"message":"${'\\u0041'.repeat(n / 4)}"}`,
      () => `{"message":"${'\\ud83d\\ude00'.repeat(n / 8)}"}`,
      () => `[${'{},'.repeat(n / 2)}{}]`,
      () => `${' '.repeat(n)}{}`,
      () => `{"message":"${'\\'.repeat(n)}`,
    ])();
    return {
      kind: 'nesting',
      method: 'POST',
      path: pick(['/api/contact', '/api/echo']),
      headers: json,
      body: body.slice(0, bodyLimit - 1),
    };
  }

  function encoding(): HostileInput {
    const n = bodyLimit - 200;
    const [, parts] = pick(Object.entries(signs));
    const body = pick([
      () => new URLSearchParams({...contact, email: 'x', [pick(fields)]: textOf(parts, n / 8)}).toString(),
      () => new URLSearchParams({...contact, name: '', message: textOf(parts, n / 10)}).toString(),
      () => 'a=b&'.repeat(n / 4),
      () => `name=${'%61'.repeat(n / 3)}`,
      () => `name=${'%'.repeat(n)}`,
      () => `name=${'%ff%fe'.repeat(n / 6)}`,
      () => `name=${'+'.repeat(n)}`,
      () => '&'.repeat(n),
      () => '='.repeat(n),
      () => `${'a[b]'.repeat(n / 5)}=c`,
      () => 'name=x&'.repeat(n / 7),
    ])();
    const language = {'accept-language': pick(['it', 'en', 'de'])};
    return {
      kind: 'a form',
      method: 'POST',
      path: '/api/contact',
      headers: {...form, ...language},
      body: body.slice(0, bodyLimit - 1),
    };
  }

  function header(): HostileInput {
    const name = pick(headerNames);
    const value = textOf(headerParts, headerRoom).slice(0, headerRoom).trim() || 'x';
    const method = pick(['GET', 'POST', 'OPTIONS']);
    const body =
      method === 'POST'
        ? {headers: {...json, [name]: value}, body: JSON.stringify(contact)}
        : {headers: {[name]: value}};
    return {
      kind: `header ${name}`,
      method,
      path: pick(['/api/contact', '/api/health', '/', '/pricing']),
      ...body,
    };
  }

  function address(): HostileInput {
    const parts = ['a', '/', '%61', '%2e', '..', '%2f', '//', ';', '%', '%c3%a8', '.html', 'it/'];
    const path = pick([
      () => `/${textOf(parts, headerRoom)}`,
      () => `/api/${textOf(parts, headerRoom)}`,
      () => `/pricing?${textOf(['a=b&', '%', '[]', '='], headerRoom)}`,
      () => `http://${textOf(['a', '.', '@', ':'], headerRoom)}/`,
    ])();
    return {
      kind: 'an address',
      method: pick(['GET', 'HEAD', 'POST']),
      path: path.slice(0, headerRoom),
      headers: {},
    };
  }

  for (;;) {
    yield pick([message, message, message, message, nesting, encoding, header, address])();
  }
}
