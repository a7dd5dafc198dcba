import {createHash} from 'node:crypto';
import {bodyLimit} from '../../api/src/plugins/bodies';
import {newMessage} from './portal';

export interface Input {
  readonly method: string;
  readonly path: string;
  readonly headers: Record<string, string>;
  readonly body?: string;
}

const words = (text: string): string[] => text.split(' ');

/** Texts that have broken mail programs, stores, HTML and parsers. */
const injections: readonly string[] = [
  ...[...'\r\n\u0085\u2028\u2029\v', '\r\n', '%0d%0a'].map((end) => `${end}Bcc: victim@evil.test`),
  ...['\n.\n', '\r.\r', '\n.\r\n', '.\r\n..\r\n...', '\u0000', '\u0007\u001b[31m', '\u009b31m', '\ufffe'],
  ...['\u202eevil\u202c', '\u2066evil\u2069', '\ud800', '\udfff\ud800', '👩‍👩‍👧‍👦'.repeat(50)],
  '=?utf-8?q?=0d=0aBcc:victim@evil.test?=',
  '=?utf-8?b?DQpCY2M6IHZpY3RpbUBldmlsLnRlc3Q=?=',
  '\r\n.\r\nMAIL FROM:<x@evil.test>\r\nRCPT TO:<victim@evil.test>\r\nDATA\r\n',
  'a@b.co>\r\nRCPT TO:<victim@evil.test>',
  ...['a@b.co, victim@evil.test', '"a@b.co victim"@evil.test', 'victim@evil.test <a@b.co>'],
  "'; DROP TABLE messages; -- $1 ?1 :name @p %s {{7*7}} ${7*7} <%= 7*7 %>",
  '\r\n\r\n</textarea><script>alert(1)</script> ../../../etc/passwd =cmd|" /C calc"!A0',
  `${'a'.repeat(64)}@${'b.'.repeat(120)}co`,
  ...['a'.repeat(100_000), `${'a'.repeat(50_000)}@`, ' '.repeat(5_000)],
];

/** Parts that are expensive to process in large numbers. */
const floods: Readonly<Record<string, readonly string[]>> = {
  injections: injections.map((text) => text.slice(0, 200)),
  'marks above and below': [...'\u0301\u0316\u0327\u0308\u0345\u{1d165}\u0f71\u05b0'],
  'marks of one class': [...'\u0300\u0301\u0302\u0303'],
  'letters and marks': [...'a\u0301e\u0323\u0307Å\u030a\u1100\u1161\u11a8\u115f\u1160'],
  'letters that fall apart': [...'\ufb2c\u{1d15f}\u0958\u2adc\u1e9b\u0323\ufdfa\u0344\u0390＝Ａ㌀'],
  'emoji and halves of pairs': [...'👩\u200d👧\u{1f3ff}\ufe0f🏳', '\ud800', '\udfff'],
  'changes of direction': [...'\u202e\u2066א\u202c1ع'],
  'spaces and controls': [...' \u00a0\u3000\ufeff\u2029\t\r\n\u2028\u0000\u001b\u007f\u0085\b'],
  'parts of links and markup': [...words('http:// www. https: / h t . < / a [ url <script'), '\n'],
  'encoded words': [...words('=? utf-8 ?q? =0d=0a ?='), ' '],
  'words over and over': ['buy ', 'pills ', 'now '],
  'quotes and formulas': [...'"\\\'`&=;\n+,'],
  'parts of addresses': words('a . @ - " + .. a\' a@ xn-- \u0301'),
  'parts of headers': words('a , ; q=0.1 it-IT * = " 127.0.0.1 ::1 W/" bytes=0- %'),
  'parts of paths': words('a / %61 %2e .. %2f // ; % %c3%a8 .html it/ ? []'),
};

const fields = words('name email company subject message attachment timestamp locale idempotencyKey website');
const wrongKinds: readonly unknown[] = [null, true, -1, 1e308, [], {}, [['a']], {length: 1e9}, {$ne: ''}];
const headerNames = words(
  'accept accept-language accept-encoding origin x-forwarded-for x-forwarded-host idempotency-key cookie range',
);
const methods = words('GET HEAD POST PUT DELETE OPTIONS PROPFIND');
const paths = words(
  '/api/ /api//contact /api/%2e%2e/contact /api/contact%00 /%zz /api/health%0d%0aX:%20y /..%2f.env /api/email/test',
);

const json = {'content-type': 'application/json'};
const form = {'content-type': 'application/x-www-form-urlencoded', accept: 'text/html'};
/** Node accepts at most 16 kB of headers. */
const headerRoom = 14_000;

/** Returns invalid bodies of about `n` characters. */
const bodies = (n: number): readonly (readonly [headers: Record<string, string>, body: string])[] => [
  [{'content-type': 'application/json; charset=utf-16'}, '{}'],
  [{'content-type': 'multipart/form-data; boundary=x'}, '--x\r\n\r\n--x--'],
  [{'content-type': 'text/xml'}, '<!DOCTYPE x [<!ENTITY y SYSTEM "file:///etc/passwd">]><x>&y;</x>'],
  ...[
    ...['', '{', 'null', '"text"', '\ufeff{}', ' '.repeat(n)],
    '['.repeat(n / 2) + ']'.repeat(n / 2),
    `${'{"a":'.repeat(n / 6)}1${'}'.repeat(n / 6)}`,
    `{${'"__proto__":1,'.repeat(n / 14)}"constructor":{"prototype":{"admin":true}}}`,
    `{${Array.from({length: n / 12}, (_, i) => `"k${i}":1`).join()}}`,
    `{"elapsedMs":1e${'9'.repeat(n)}}`,
    `{"message":"${'\\ud83d\\ude00'.repeat(n / 12)}"}`,
    `{"message":"${'\\'.repeat(n)}`,
  ].map((body) => [json, body] as const),
  ...words('%61 % %ff%fe + & = a[b]=c& &name=x &a=b').map(
    (part) => [form, `name=${part.repeat(n / part.length)}`] as const,
  ),
];

const contact = (more: object, headers = {}): Input => {
  const body = JSON.stringify(newMessage(more));
  return {method: 'POST', path: '/api/contact', headers: {...json, ...headers}, body};
};

/** Returns every bad value in every field, and every bad path and body, each once. */
export const listedInputs = (): Input[] => [
  ...fields.flatMap((field) => [
    ...injections.map((text) => contact({[field]: field === 'email' ? text : `Ada ${text}`})),
    ...wrongKinds.map((value) => contact({[field]: value})),
  ]),
  ...bodies(20_000).flatMap(([headers, body]) =>
    ['/api/contact', '/api/echo'].map((path) => ({method: 'POST', path, headers, body})),
  ),
  ...paths.flatMap((path) => methods.map((method) => ({method, path, headers: {}}))),
];

/**
 * Returns a generator of mixed inputs, reproducible by its seed.
 *
 * @param sizes of the texts in bytes, as JSON writes them
 */
export function mixedInputs(seed: number, sizes: readonly number[]): () => Input {
  let count = 0;
  const random = () => createHash('sha256').update(`${seed} ${count++}`).digest().readUInt32LE() / 2 ** 32;
  const below = (n: number) => Math.floor(random() * n);
  const pick = <T>(list: readonly T[]): T => list[below(list.length)]!;
  const sizeOf = (text: string) => Math.max(1, Buffer.byteLength(JSON.stringify(text)) - 2);

  /** Returns a text of these parts: one of them repeated, all in turn, or in random blocks. */
  function textOf(parts: readonly string[], bytes: number): string {
    const part = random() < 0.5 ? pick(parts) : parts.join('');
    let text = '';
    for (let left = bytes, isEven = random() < 0.5; left > 0;) {
      const block = isEven ? part.repeat(Math.ceil(bytes / sizeOf(part))) : pick(parts).repeat(1 + below(40));
      text += block;
      left -= sizeOf(block);
    }
    return text;
  }

  function mixedContact(): Input {
    const more: Record<string, unknown> = {};
    for (let changes = 1 + below(3); changes > 0; changes--) {
      const text = textOf(pick(Object.values(floods)), pick(sizes) / changes);
      more[pick(fields)] = random() < 0.1 ? pick(wrongKinds) : pick(['', 'Ada ']) + text;
    }
    return contact(more);
  }

  function mixedRequest(): Input {
    const flood = textOf(floods[pick(['parts of headers', 'parts of paths'])]!, headerRoom).slice(
      0,
      headerRoom,
    );
    const header = {[pick(headerNames)]: flood.trim()};
    const email = textOf(pick(Object.values(floods)), 9_000);
    const filled = [form, String(new URLSearchParams({...newMessage(), email}))] as const;
    const [headers, body] = pick([...bodies(pick(sizes)), filled]);
    return pick<Input>([
      {...contact({}), headers, body: body.slice(0, bodyLimit - 1)},
      contact({}, header),
      {method: 'GET', path: pick(['/', '/pricing', '/api/health']), headers: header},
      {method: pick(methods), path: pick(['/', '/api/', '/pricing?']) + flood, headers: {}},
    ]);
  }

  return () => (random() < 0.6 ? mixedContact() : mixedRequest());
}
