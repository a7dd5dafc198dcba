import {execFileSync, spawnSync} from 'node:child_process';
import {join} from 'node:path';
import PostalMime from 'postal-mime';
import {brand} from '../src/data/brand';
import {newMessage, postMessage, send, until} from './lib/client';
import {type Drill, expectThat} from './lib/drill';
import {randomFrom} from './lib/random';
import {startServer} from './lib/server';
import {startSmtpServer} from './lib/smtpServer';
import {embedded, lookInto, stateCounts} from './lib/stores';

/** Texts that have broken programs: of mail, of stores, of HTML, of parsers. */
const nasty = [
  '\r\nBcc: victim@evil.test',
  '\nBcc: victim@evil.test',
  '\rBcc: victim@evil.test',
  '\r\n\r\n<script>alert(1)</script>',
  '\u0085Bcc: victim@evil.test',
  '\u2028Bcc: victim@evil.test',
  '\u2029Bcc: victim@evil.test',
  '\v\fBcc: victim@evil.test',
  '%0d%0aBcc:victim@evil.test',
  '=?utf-8?q?=0d=0aBcc:victim@evil.test?=',
  '=?utf-8?b?DQpCY2M6IHZpY3RpbUBldmlsLnRlc3Q=?=',
  'a@b.co>\r\nRCPT TO:<victim@evil.test>',
  'a@b.co, victim@evil.test',
  'a@b.co;victim@evil.test',
  '"a@b.co victim"@evil.test',
  'victim@evil.test <a@b.co>',
  '\r\n.\r\nMAIL FROM:<x@evil.test>\r\nRCPT TO:<victim@evil.test>\r\nDATA\r\n',
  '\n.\n',
  '\r.\r',
  '\n.\r\n',
  '.\r\n..\r\n...',
  '\u0000',
  'a\u0000b',
  '\u0007\u001b[31m',
  '\u009b31m',
  '\u202eevil\u202c',
  '\u2066evil\u2069',
  '\ud800',
  '\udfff\ud800',
  '\ufffe\uffff',
  'a\u0301'.repeat(400),
  '👩‍👩‍👧‍👦'.repeat(50),
  "'; DROP TABLE messages; --",
  '$1 ?1 :name @p %s {{7*7}} ${7*7} <%= 7*7 %>',
  '<img src=x onerror=alert(1)>',
  '</textarea><script>alert(1)</script>',
  '../../../../etc/passwd',
  'file:///etc/passwd',
  '=cmd|" /C calc"!A0',
  '@SUM(1+1)',
  'a'.repeat(100_000),
  `${'a'.repeat(64)}@${'b.'.repeat(120)}co`,
  `${'a'.repeat(50_000)}@`,
  '@'.repeat(50_000),
  ' '.repeat(5_000),
] as const;

const fields = [
  'name',
  'email',
  'company',
  'subject',
  'message',
  'attachment',
  'timestamp',
  'locale',
  'idempotencyKey',
  'website',
] as const;

/** Values of a wrong kind. */
const wrongKinds = [
  null,
  true,
  0,
  -1,
  1e308,
  [],
  {},
  [['a']],
  {toString: 1},
  {length: 1e9},
  {$ne: ''},
] as const;

/** Bodies that are no message at all. */
const bodies: readonly (readonly [type: string, body: string])[] = [
  ['application/json', ''],
  ['application/json', '{'],
  ['application/json', 'null'],
  ['application/json', '"text"'],
  ['application/json', '[[[['.repeat(5_000)],
  ['application/json', `${'{"a":'.repeat(5_000)}1${'}'.repeat(5_000)}`],
  ['application/json', '{"__proto__":{"admin":true},"constructor":{"prototype":{"admin":true}}}'],
  ['application/json', '{"name":"a","name":"b"}'],
  ['application/json', '\ufeff{}'],
  ['application/json; charset=utf-16', '{}'],
  ['application/x-www-form-urlencoded', 'name=%'],
  ['application/x-www-form-urlencoded', 'name=%ff%fe&email=%00'],
  ['application/x-www-form-urlencoded', 'name[]=a&name[b]=c&__proto__[x]=y'],
  ['application/x-www-form-urlencoded', `${'a=b&'.repeat(20_000)}`],
  ['multipart/form-data; boundary=x', '--x\r\n\r\n--x--'],
  ['multipart/form-data', ''],
  ['text/plain', '{}'],
  ['text/xml', '<!DOCTYPE x [<!ENTITY y SYSTEM "file:///etc/passwd">]><x>&y;</x>'],
  ['', 'x'],
  ['application/json, text/html', '{}'],
];

const paths = [
  '/api/',
  '/api//contact',
  '/api/contact/',
  '/api/contact/..',
  '/api/%2e%2e/contact',
  '/api/contact%00',
  '/api/health%0d%0aX: y',
  '/%',
  '/%zz',
  '/..%2f..%2fetc/passwd',
  '/.git/config',
  '/.env',
  '/api/email/test',
  '/api/openapi.json?x=<script>',
  `/${'a'.repeat(10_000)}`,
  '/api/health?' + 'a=b&'.repeat(2_000),
];

const headerValues = [
  '',
  'x',
  '*/*;q=x',
  ',,,;;;',
  'a'.repeat(5_000),
  'null',
  'http://[',
  '-1',
  '1e9',
  '\tx',
];
const headerNames = [
  'accept',
  'accept-language',
  'accept-encoding',
  'origin',
  'referer',
  'authorization',
  'x-forwarded-for',
  'x-forwarded-host',
  'x-forwarded-proto',
  'forwarded',
  'idempotency-key',
  'sec-fetch-site',
  'if-none-match',
  'range',
  'cookie',
];

/** Headers that the portal's mails have; any other came from a visitor. */
const mailHeaders = new Set([
  ...['from', 'to', 'reply-to', 'subject', 'date', 'message-id', 'mime-version', 'content-type'],
  'content-transfer-encoding',
  ...['auto-submitted', 'x-auto-response-suppress'],
]);

function headerNamesOf(mail: string): string[] {
  const [head = ''] = mail.split('\r\n\r\n');
  return head
    .split('\r\n')
    .filter((line) => !/^[ \t]/.test(line))
    .map((line) => line.split(':')[0]?.toLowerCase() ?? '');
}

// eslint-disable-next-line no-control-regex
const controls = /[\u0000-\u001f\u007f-\u009f\u2028\u2029\u202a-\u202e\u2066-\u2069]/u;
// eslint-disable-next-line no-control-regex
const controlsInText = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069]/u;

/** What a mail program shows of a mail's headers. */
interface Shown {
  readonly subject: string;
  readonly replyTo: readonly {readonly name: string; readonly address: string}[];
}

/** The same mails, read by two parsers that share nothing. */
async function decoded(
  mails: readonly string[],
): Promise<readonly (readonly [parser: string, shown: Shown[]])[]> {
  const byPostalMime = mails.map(async (text) => {
    const {subject = '', replyTo = []} = await PostalMime.parse(Buffer.from(text, 'latin1'));
    return {subject, replyTo: replyTo.map(({name, address = ''}) => ({name, address}))};
  });
  const byPython = execFileSync('python3', [join(import.meta.dirname, 'lib/decodeHeaders.py')], {
    input: JSON.stringify(mails),
    encoding: 'utf8',
    maxBuffer: 512 * 1024 * 1024,
  });
  return [
    ['postal-mime', await Promise.all(byPostalMime)],
    ['Python', JSON.parse(byPython) as Shown[]],
  ];
}

/** What is wrong with headers as they are shown: a break, a change of direction, or something that is still to be decoded. */
function wrongIn({subject, replyTo}: Shown): string | undefined {
  return [subject, ...replyTo.flatMap(({name, address}) => [name, address])].find(
    (text) => controls.test(text) || /=\?[\w-]+\?[bq]\?/i.test(text),
  );
}

export const hostile: Drill = {
  name: 'hostile',
  about: 'thousands of inputs that want to break something, and their mails read by two parsers',
  needs: [{program: 'python3', present: () => spawnSync('python3', ['--version']).status === 0}],
  async run(scene) {
    const smtp = await startSmtpServer();
    scene.after(() => smtp.close());
    const engine = embedded(scene);
    const server = await startServer({...engine.env, SMTP_URL: smtp.url});
    scene.after(() => server.kill());
    const seed = Date.now() % 2 ** 31;
    scene.say(`seed ${seed}`);
    const random = randomFrom(seed);
    const pick = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)] as T;
    const randomText = () =>
      Array.from({length: Math.floor(random() * 60)}, () =>
        String.fromCharCode(random() < 0.5 ? random() * 128 : random() * 65536),
      ).join('');

    const statuses = new Map<number, number>();
    let inputs = 0;
    async function attack(what: string, answering: ReturnType<typeof send>): Promise<void> {
      const {status, body} = await answering;
      inputs++;
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
      expectThat(status > 0 && status < 500, `${what} was answered ${status}: ${body.slice(0, 300)}`);
      expectThat(!/node_modules|\bat .+:\d+:\d+/.test(body), `${what} was answered with internals: ${body}`);
    }
    const shown = (value: unknown) => JSON.stringify(value)?.slice(0, 200);

    for (const field of fields) {
      for (const value of nasty) {
        const fitting = field === 'email' ? value : `Ada Lovelace ${value}`;
        await attack(
          `${field} = ${shown(value)}`,
          postMessage(server.url, {...newMessage(), [field]: fitting}),
        );
      }
      for (const value of wrongKinds) {
        await attack(
          `${field} = ${shown(value)}`,
          postMessage(server.url, {...newMessage(), [field]: value}),
        );
      }
    }
    for (const url of ['/api/contact', '/api/echo', '/api/health']) {
      for (const [type, body] of bodies) {
        const headers: Record<string, string> = type ? {'content-type': type} : {};
        await attack(
          `${url} with ${type} ${shown(body)}`,
          send(server.url + url, {method: 'POST', headers, body}),
        );
      }
    }
    for (const path of paths) {
      for (const method of ['GET', 'HEAD', 'POST', 'PUT', 'DELETE', 'OPTIONS', 'PATCH', 'PROPFIND']) {
        const url = server.url + path.replaceAll(/[^\x21-\x7e]/g, encodeURIComponent);
        await attack(`${method} ${path.slice(0, 80)}`, send(url, {method}));
      }
    }
    for (const name of headerNames) {
      for (const value of headerValues) {
        const headers = {'content-type': 'application/json', [name]: value};
        const body = JSON.stringify(newMessage());
        await attack(
          `${name}: ${shown(value)}`,
          send(`${server.url}/api/contact`, {method: 'POST', headers, body}),
        );
      }
    }
    for (let i = 0; i < (scene.short ? 150 : 4_200); i++) {
      const message: Record<string, unknown> = newMessage();
      for (let changes = 1 + Math.floor(random() * 3); changes > 0; changes--) {
        const other = message[pick(fields)];
        const text =
          random() < 0.5 ? randomText() : `${typeof other === 'string' ? other : ''}${pick(nasty)}`;
        message[pick(fields)] = random() < 0.15 ? pick(wrongKinds) : text.slice(0, 8_000);
      }
      await attack(shown(message) ?? '', postMessage(server.url, message));
    }
    expectThat(inputs >= (scene.short ? 1_000 : 5_000), `Only ${inputs} inputs.`);
    expectThat(
      (statuses.get(202) ?? 0) > 100,
      'Hardly anything was accepted: the drill saw nothing of the mail.',
    );
    expectThat((await postMessage(server.url)).status === 202, 'A normal message was refused afterwards.');

    const db = await engine.open();
    await until('all mail is sent', async () => !(await stateCounts(db)).pending, 60_000);
    await db.close();
    for (const {text, id} of smtp.mails) {
      const names = headerNamesOf(text);
      const foreign = names.filter((name) => !mailHeaders.has(name));
      expectThat(foreign.length === 0, `A mail has a header of its own: ${foreign.join()} in\n${text}`);
      expectThat(new Set(names).size === names.length, `A mail has a header twice: ${names.join()}`);
      expectThat(/^<(?:test-)?[0-9a-f-]{36}@[\w.-]+>$/.test(id), `A mail has the Message-ID ${id}.`);
      const to = text.split(/\r?\n/).filter((line) => /^to:/i.test(line));
      expectThat(
        to.join().toLowerCase() === `to: ${brand.contactEmail.toLowerCase()}`,
        `A mail goes elsewhere:\n${text}`,
      );
    }
    const rows = await lookInto(engine, (open) =>
      open.query<Record<string, string | null>>(
        `SELECT name, email, company, subject, message, attachment, state FROM messages
         JOIN outbox ON message_id = id`,
      ),
    );
    const mailed = smtp.mails.filter(({id}) => !id.startsWith('<test-'));
    const held = rows.filter(({state}) => state === 'held').length;
    expectThat(
      rows.length === mailed.length + held,
      `${rows.length} messages, of which ${held} are held, and ${mailed.length} mails.`,
    );
    const seeded =
      'Subject: =?utf-8?q?x=0d=0aBcc:victim@evil.test?=\r\nReply-To: =?utf-8?q?=E2=80=AE?= <a@b.co>\r\n\r\n';
    const sent = mailed.map(({text}) => text);
    for (const [parser, shown] of await decoded([seeded, ...sent])) {
      expectThat(shown.length === sent.length + 1, `${parser} read ${shown.length} of ${sent.length} mails.`);
      const [bad, ...others] = shown;
      expectThat(
        bad !== undefined && wrongIn(bad) !== undefined,
        `${parser} shows nothing odd in the bad example.`,
      );
      const wrong = others.map(wrongIn).find((text) => text !== undefined);
      expectThat(wrong === undefined, `${parser} shows ${JSON.stringify(wrong)} in a header.`);
      const addresses = new Set(rows.map(({email}) => email));
      const strange = others.flatMap(({replyTo}) => replyTo).find(({address}) => !addresses.has(address));
      expectThat(strange === undefined, `${parser} would answer ${strange?.address}, whom nobody named.`);
    }
    for (const row of rows) {
      for (const [column, value] of Object.entries(row)) {
        const pattern = column === 'message' || column === 'attachment' ? controlsInText : controls;
        expectThat(!pattern.test(value ?? ''), `A control character is stored in ${column}: ${shown(value)}`);
      }
    }
    return {
      inputs,
      accepted: statuses.get(202) ?? 0,
      'refused (4xx)':
        inputs - [...statuses].filter(([status]) => status < 400).reduce((sum, [, n]) => sum + n, 0),
      '5xx': 0,
      'mails checked': smtp.mails.length,
      'mails read by two parsers': mailed.length,
      'held as spam': held,
      lost: 0,
    };
  },
};
