import {execFileSync, spawnSync} from 'node:child_process';
import {join} from 'node:path';
import PostalMime from 'postal-mime';
import {bodyLimit} from '../api/src/plugins/bodies';
import {brand} from '../src/data/brand';
import {type Drill, expectThat, type Scene} from './lib/drill';
import {type Input, listedInputs, mixedInputs} from './lib/inputs';
import * as portal from './lib/portal';
import {startSmtpServer} from './lib/smtp';

/** Headers of the portal's mails; any other was injected by a visitor. */
const mailHeaders =
  /^(?:from|to|reply-to|subject|date|message-id|mime-version|content-.*|auto-submitted|x-auto-response-suppress)$/;
// eslint-disable-next-line no-control-regex
const controls = /[\u0000-\u001f\u007f-\u009f\u2028\u2029\u202a-\u202e\u2066-\u2069]/u;

/** Headers as shown by a mail program. */
interface Shown {
  readonly subject?: string;
  readonly replyTo?: readonly {readonly name: string; readonly address?: string}[];
}

/** Parses mails with two independent parsers. */
async function readMails(mails: readonly string[]): Promise<Record<string, Shown[]>> {
  const byPostalMime = mails.map((text) => PostalMime.parse(Buffer.from(text, 'latin1')));
  const options = {input: JSON.stringify(mails), encoding: 'utf8', maxBuffer: 2 ** 29} as const;
  const byPython = execFileSync('python3', [join(import.meta.dirname, 'lib/decodeHeaders.py')], options);
  return {'postal-mime': await Promise.all(byPostalMime), Python: JSON.parse(byPython) as Shown[]};
}

/** Returns the problem of shown headers: a line break, a change of direction, or an encoded part. */
const wrongIn = ({subject = '', replyTo = []}: Shown): string | undefined =>
  [subject, ...replyTo.flatMap(({name, address}) => [name, address ?? ''])].find(
    (text) => controls.test(text) || /=\?[\w-]+\?[bq]\?/i.test(text),
  );

/** @throws if a visitor injected a header, or changed the recipient */
function checkHead(mail: string): void {
  const lines = (mail.split('\r\n\r\n')[0] ?? '').split('\r\n').filter((line) => !/^[ \t]/.test(line));
  const names = lines.map((line) => line.split(':')[0]!.toLowerCase());
  const isOurs = names.every((name, i) => mailHeaders.test(name) && names.indexOf(name) === i);
  const isHome = lines.some((line) => line.toLowerCase() === `to: ${brand.contactEmail.toLowerCase()}`);
  expectThat(isOurs && isHome, `A mail has other headers than ours:\n${mail}`);
}

/** @throws unless two mail programs show the intended headers, and would reply to the visitor */
async function checkShown(mails: readonly string[], addresses: ReadonlySet<string>): Promise<void> {
  const bad =
    'Subject: =?utf-8?q?x=0d=0aBcc:victim@evil.test?=\r\nReply-To: =?utf-8?q?=E2=80=AE?= <a@b.co>\r\n\r\n';
  for (const [parser, [seeded, ...shown]] of Object.entries(await readMails([bad, ...mails]))) {
    expectThat(shown.length === mails.length, `${parser} read ${shown.length} of ${mails.length} mails.`);
    expectThat(wrongIn(seeded!) !== undefined, `${parser} finds nothing in the bad example.`);
    const wrong = shown.map(wrongIn).find((text) => text !== undefined);
    expectThat(wrong === undefined, `${parser} shows ${JSON.stringify(wrong)} in a header.`);
    const answered = shown.flatMap(({replyTo = []}) => replyTo.map(({address = ''}) => address));
    const strange = answered.find((address) => !addresses.has(address));
    expectThat(strange === undefined, `${parser} would answer ${strange}, whom nobody named.`);
  }
}

/** Returns a generator of mixed inputs of these sizes, and prints how to repeat them. */
function mix(scene: Scene, sizes: readonly number[]): () => Input {
  const seed = Date.now();
  scene.say(`seed ${seed}`);
  return mixedInputs(seed, sizes);
}

const told = (input: Input) => `${JSON.stringify(input).slice(0, 400)}, ${input.body?.length} characters`;

/** Sends an input. @throws if the server fails or reveals internals */
async function attack(url: string, input: Input): Promise<portal.Answer> {
  const answer = await portal.send(url + input.path, input);
  const isSafe = answer.status < 500 && !/node_modules|\bat .+:\d+:\d+/.test(answer.body);
  expectThat(isSafe, `Answered ${JSON.stringify(answer).slice(0, 300)}: ${told(input)}`);
  return answer;
}

export const hostile: Drill = {
  name: 'hostile',
  about: 'thousands of inputs that want to break something, and their mails read by two parsers',
  needs: [{program: 'python3', present: () => spawnSync('python3', ['--version']).status === 0}],
  async run(scene) {
    const smtp = await startSmtpServer(scene);
    const engine = portal.embedded(scene);
    const server = await portal.startServer(scene, {...engine.env, SMTP_URL: smtp.url});
    const mixed = mix(scene, [20, 200, 410, 2_050, 5_100]);
    const inputs = [...listedInputs(), ...Array.from({length: scene.short ? 300 : 4_500}, mixed)];
    const accepted = new Set<string>();
    for (const input of inputs) {
      const answer = await attack(server.url, input);
      expectThat(answer.status > 0, `Not answered: ${told(input)}`);
      if (answer.status === 202) {
        accepted.add(portal.idOf(answer));
      }
    }
    expectThat(accepted.size > 100, 'Hardly anything was accepted: the drill saw nothing of the mail.');
    accepted.add((await portal.post(server.url, 1))[0]!);

    const rows = await engine.query<Record<string, string>>(
      `SELECT id, name, email, company, subject, message, attachment FROM messages JOIN outbox ON message_id = id
       WHERE state <> 'held'`,
    );
    const held = await portal.countOf(engine, 'held');
    expectThat(rows.length + held === accepted.size, 'Some message is neither mailed nor held.');
    const ids = rows.map(({id}) => id!);
    const proof = await portal.proveNothingLost(ids, engine, smtp);
    for (const [column, value] of rows.flatMap((row) => Object.entries(row))) {
      const breaks = column === 'message' || column === 'attachment' ? /[\t\n\u2028\u2029]/g : /$^/g;
      const isClean = !controls.test((value ?? '').replaceAll(breaks, ''));
      expectThat(isClean, `${column} has a control character: ${JSON.stringify(value)}`);
    }
    smtp.mails.forEach(({text}) => checkHead(text));
    const mails = smtp.mails.filter(({id}) => !id.startsWith('test-')).map(({text}) => text);
    await checkShown(mails, new Set(rows.map(({email}) => email!)));
    return {'inputs, accepted, held': `${inputs.length}, ${accepted.size}, ${held}`, ...proof};
  },
};

/** Maximum time for which an input may block the event loop, in ms, and tries: a slow input is slow in each. */
const [budgetMs, tries] = [20, 12];

export const loop: Drill = {
  name: 'loop',
  alone: true,
  about: 'the largest and worst inputs, one by one, and for how long each holds everybody else up',
  async run(scene) {
    // Without other load: no mail is accepted, and little is logged.
    const quiet = {SMTP_URL: portal.nobody, TRUST_PROXY: 'loopback', LOG_LEVEL: 'error'};
    const probe = {NODE_OPTIONS: `--import=${join(import.meta.dirname, 'lib/loopProbe.mjs')}`};
    const env = {...portal.embedded(scene).env, ...quiet, ...probe};
    const server = await portal.startServer(scene, env, {site: join(portal.root, 'build')});
    const probeUrl = `http://127.0.0.1:${/loop probe: (\d+)/.exec(server.log())?.[1]}`;
    const held = async (path = '') => Number((await portal.send(probeUrl + path)).body);
    const next = mix(scene, [bodyLimit - 600, bodyLimit - 600, 40_000, 5_100, 210]);
    const statuses: Record<number, number> = {};
    let worst = 0;
    const total = scene.short ? 400 : 5_000;
    for (let i = -200; i < total; i++) {
      const input = next();
      let ms = Infinity;
      for (let attempt = 0; attempt < tries && ms > budgetMs; attempt++) {
        await held();
        const {status} = await attack(server.url, input);
        statuses[status] = (statuses[status] ?? 0) + 1;
        ms = Math.min(ms, await held());
      }
      // The first ones are slow because code is compiled and loaded once.
      expectThat(i < 0 || ms <= budgetMs, `The loop was held for ${ms.toFixed(1)} ms by ${told(input)}`);
      worst = i < 0 ? 0 : Math.max(worst, ms);
    }
    const seen = [202, 400].every((status) => (statuses[status] ?? 0) > total / 20);
    expectThat(seen, `Hardly anything was accepted, or refused: ${JSON.stringify(statuses)}`);
    const ms = await held('/hold');
    expectThat(ms > 2 * budgetMs, `A loop that was held for 100 ms was read as ${ms.toFixed(1)} ms.`);
    return {inputs: total, 'longest time that one held the loop, ms': worst.toFixed(1)};
  },
};
