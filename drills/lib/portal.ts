import {spawn} from 'node:child_process';
import {randomUUID} from 'node:crypto';
import {existsSync, mkdirSync, readFileSync, rmSync, symlinkSync} from 'node:fs';
import {Agent, type IncomingHttpHeaders, request as requestPlainly} from 'node:http';
import {request, type RequestOptions} from 'node:https';
import {join} from 'node:path';
import {DatabaseSync} from '@photostructure/sqlite';
import pg from 'pg';
import {hasPostgres, startPostgres} from '../../api/test/engines/postgres';
import {bundleServer, writeContactForms} from '../../scripts/bundleServer';
import {expectThat, type Figures, pause, percentile, type Scene, until} from './drill';

export const root = join(import.meta.dirname, '../..');
export const postgresql = {program: 'postgresql', present: hasPostgres};
/** Address of a mail server that is away: messages stay pending. */
export const nobody = 'smtp://127.0.0.1:9';

type Env = Readonly<Record<string, string>>;

const agent = new Agent({keepAlive: true, maxSockets: 1024});

export type Answer = Awaited<ReturnType<typeof send>>;

/** Sends a request. Never throws: status 0 is a failed connection. */
export function send(url: string, options: RequestOptions & {body?: string} = {}) {
  const start = performance.now();
  return new Promise<{status: number; headers: IncomingHttpHeaders; body: string; ms: number}>((resolve) => {
    const end = (status: number, body: string, headers: IncomingHttpHeaders = {}) =>
      resolve({status, headers, body, ms: performance.now() - start});
    const ask = url.startsWith('https:') ? request : requestPlainly;
    const call = ask(url, {...(ask === requestPlainly && {agent}), ...options}, (response) => {
      let body = '';
      response.setEncoding('utf8').on('data', (chunk: string) => (body += chunk));
      response.on('end', () => end(response.statusCode ?? 0, body, response.headers));
      response.on('error', (error) => end(0, String(error)));
    });
    call.on('error', (error) => end(0, String(error)));
    call.setTimeout(30_000, () => call.destroy(new Error('no answer in 30 s')));
    call.end(options.body);
  });
}

const unique = 'How do we put our own brand on it? ';

export function newMessage(more: object = {}) {
  const idempotencyKey = randomUUID();
  const person = {name: 'Ada Lovelace', email: 'ada@example.com', company: 'Analytical Engines'};
  return {...person, message: unique + idempotencyKey, idempotencyKey, ...more};
}

export function postMessage(url: string, message: object = newMessage(), headers = {}): Promise<Answer> {
  const all = {'content-type': 'application/json', ...headers};
  return send(`${url}/api/contact`, {method: 'POST', headers: all, body: JSON.stringify(message)});
}

/** Returns the id of the message in a 202 response. */
export const idOf = ({body}: Answer) => (JSON.parse(body) as {id: string}).id;

/** Posts messages one after the other. Returns their ids. @throws unless each response is 202 */
export async function post(url: string, count: number): Promise<string[]> {
  const ids: string[] = [];
  while (ids.length < count) {
    const answer = await postMessage(url);
    expectThat(answer.status === 202, `A visitor was answered ${answer.status}: ${answer.body}`);
    ids.push(idOf(answer));
  }
  return ids;
}

/**
 * Posts messages at a fixed rate, to the servers in turn. Without a 202 response, posts the message again with the same
 * key, like the form; not if `again` is false.
 */
export function startVisitors(servers: readonly {readonly url: string}[], perSecond: number, again = true) {
  const ids: string[] = [];
  const times: number[] = [];
  const statuses: Record<number, number> = {};
  const posts: Promise<void>[] = [];
  let leaving = false;
  async function visit(visitor: number): Promise<void> {
    const message = newMessage();
    for (let attempt = 0; attempt === 0 || (again && !leaving); attempt++) {
      const answer = await postMessage(servers[(visitor + attempt) % servers.length]!.url, message);
      times.push(answer.ms);
      statuses[answer.status] = (statuses[answer.status] ?? 0) + 1;
      if (answer.status === 202) {
        ids.push(idOf(answer));
        return;
      }
      await pause(200);
    }
  }
  const start = performance.now();
  const timer = setInterval(() => {
    while (posts.length < ((performance.now() - start) / 1000) * perSecond) {
      posts.push(visit(posts.length));
    }
  }, 5);
  return {
    ids,
    async leave() {
      leaving = true;
      clearInterval(timer);
      await Promise.all(posts);
      const refused = times.length - ids.length;
      return {statuses, refused, p99: percentile(times, 0.99), longest: Math.max(...times)};
    },
  };
}

/** A store: environment variables for a server, and SQL that bypasses the product's code. */
export interface Engine {
  readonly name: string;
  readonly env: Env;
  /** Runs one statement and returns its rows, or several statements that end in semicolons. */
  query<Row extends object>(sql: string): Promise<Row[]>;
}

/** Returns the embedded store of a folder. Creates nothing before a server starts. */
export function embedded(scene: Scene, dir = scene.temporaryDir()) {
  const file = join(dir, 'portal.db');
  async function query<Row extends object>(sql: string): Promise<Row[]> {
    const db = new DatabaseSync(file, {timeout: 10_000});
    try {
      return sql.includes(';') ? (db.exec(sql), []) : (db.prepare(sql).all() as Row[]);
    } finally {
      db.close();
    }
  }
  return {name: 'SQLite', env: {DATA_DIR: dir}, file, query};
}

/** Returns a function that runs SQL on PostgreSQL, on a new connection each time. */
export function sqlAt(url: string): Engine['query'] {
  const types = new pg.TypeOverrides(pg.types);
  types.setTypeParser(pg.types.builtins.INT8, Number);
  const pool = new pg.Pool({connectionString: url, types, idleTimeoutMillis: 1}).on('error', () => {});
  return async <Row extends object>(sql: string) => (await pool.query<Row>(sql)).rows;
}

/** Returns a store on a new PostgreSQL server. */
export async function postgres(scene: Scene) {
  const server = await startPostgres();
  scene.after(() => server.remove());
  const env = {DATA_DIR: scene.temporaryDir(), DATABASE_URL: await server.createSchema()};
  return {name: 'PostgreSQL', env, server, query: sqlAt(env.DATABASE_URL)};
}

/** Returns SQL that inserts messages of so many words, numbered in `n.i` from `first`; `receivedAt` is an expression. */
export const messagesSql = (total: number, words: number, receivedAt: string, first = 1) => `
  INSERT INTO messages (id, received_at, locale, name, email, company, message, idempotency_key)
  WITH RECURSIVE n(i) AS (SELECT ${first} UNION ALL SELECT i + 1 FROM n WHERE i < ${first + total - 1})
  SELECT '00000000-0000-7000-8000-' || (100000000000 + n.i), ${receivedAt}, 'en', 'Ada Lovelace',
    'ada' || n.i || '@example.com', 'Analytical Engines', '${'text '.repeat(words)}' || n.i, 'key ' || n.i FROM n;`;

/** Returns SQL that queues a mail for each message without one; `state` is an expression. */
export const outboxSql = (state: string) => `
  INSERT INTO outbox (message_id, channel, state, queued_at, next_at)
  SELECT id, 'mail', ${state}, received_at, received_at FROM messages
  WHERE id NOT IN (SELECT message_id FROM outbox);`;

/** Returns the first number that a statement selects; NaN if there is none. */
export async function numberOf(engine: Engine, sql: string): Promise<number> {
  const [row = {}] = await engine.query(sql);
  return Number(Object.values(row)[0] ?? NaN);
}

export const countOf = (engine: Engine, state: string) =>
  numberOf(engine, `SELECT count(*) FROM outbox WHERE state = '${state}'`);

export const untilCount = (engine: Engine, state: string, count: number, ms = 60_000) =>
  until(`${count} deliveries are ${state}`, async () => (await countOf(engine, state)) === count, ms);

/** Makes all waiting deliveries due, as if a killed server's lease of one minute had expired. */
export async function endLeases(engine: Engine): Promise<void> {
  const sql = "UPDATE outbox SET lease_until = 0, next_at = 0 WHERE state = 'pending'";
  await engine.query(sql).catch((error: {code?: string}) => {
    // A server that marks its deliveries locks the same rows in another order, and PostgreSQL aborts one of the two:
    // deadlock or serialization failure.
    if (error.code !== '40P01' && error.code !== '40001') {
      throw error;
    }
    return engine.query(sql);
  });
}

/** Checks that each acknowledged message is stored once and, with `smtp`, mailed: at most once if `once` is set. */
export async function proveNothingLost(
  acknowledged: readonly string[],
  engine: Engine,
  smtp?: {readonly mails: readonly {readonly id: string}[]},
  {once = false, withinMs = 60_000} = {},
): Promise<Figures> {
  expectThat(acknowledged.length > 0, 'No message was acknowledged: the drill saw nothing.');
  const rows = await engine.query<{id: string; message: string}>('SELECT id, message FROM messages');
  const missingIn = (ids: Iterable<string>) => {
    const known = new Set(ids);
    return acknowledged.filter((id) => !known.has(id)).length;
  };
  const lost = missingIn(rows.map(({id}) => id));
  expectThat(lost === 0, `${engine.name}: ${lost} of ${acknowledged.length} acknowledged messages are lost.`);
  const texts = rows.map(({message}) => message).filter((text) => text.startsWith(unique));
  expectThat(new Set(texts).size === texts.length, `${engine.name}: a message is stored twice.`);
  if (!smtp) {
    return {[`${engine.name}: acknowledged, lost`]: `${acknowledged.length}, ${lost}`};
  }
  await untilCount(engine, 'pending', 0, withinMs);
  // Test mails belong to no message.
  const mailed = smtp.mails.map(({id}) => id).filter((id) => !id.startsWith('test-'));
  const unsent = missingIn(mailed);
  expectThat(unsent === 0, `${engine.name}: ${unsent} acknowledged messages were not mailed.`);
  const twice = mailed.length - new Set(mailed).size;
  expectThat(!once || twice === 0, `${engine.name}: ${twice} mails were sent twice.`);
  return {[`${engine.name}: acknowledged, lost, mailed twice`]: `${acknowledged.length}, ${lost}, ${twice}`};
}

const builds = new Map<string, Promise<string>>();

async function build(release: string, site: string): Promise<string> {
  const dist = join(release, 'api/dist');
  mkdirSync(dist, {recursive: true});
  await bundleServer(root, dist);
  rmSync(join(release, 'build'), {force: true});
  if (site) {
    symlinkSync(site, join(release, 'build'));
  }
  if (existsSync(join(site, 'contact.html'))) {
    await writeContactForms(root, site, dist);
  }
  return dist;
}

/** Builds the programs as for a release, with a site if given. Returns their folder. */
export function buildPrograms(site = ''): Promise<string> {
  let dist = builds.get(site);
  if (!dist) {
    const release = join(root, 'api/dist/drills', `${process.pid}-${builds.size}`);
    process.once('exit', () => rmSync(release, {recursive: true, force: true}));
    dist = build(release, site);
    builds.set(site, dist);
  }
  return dist;
}

/** Starts a program without the environment of this process. */
function run([command = '', ...args]: readonly string[], env: Env) {
  const stdio = ['ignore', 'pipe', 'pipe'] as const;
  const child = spawn(command, args, {env: {PATH: process.env.PATH, ...env}, stdio: [...stdio]});
  const gone = new Promise<number | null>((resolve) => child.once('exit', resolve));
  // Enough output to explain a failure; a server under load logs much.
  const program = {child, gone, said: ''};
  [child.stdout, child.stderr].forEach((stream) =>
    stream!.on('data', (chunk: Buffer) => (program.said = (program.said + chunk.toString()).slice(-200_000))),
  );
  return program;
}

/** Returns a figure of a process in MB, such as `VmRSS`; 0 if the process is gone. */
function memoryOf(pid: number | undefined, name: string): number {
  const file = `/proc/${pid}/status`;
  const status = existsSync(file) ? readFileSync(file, 'utf8') : '';
  return Number(new RegExp(`^${name}:\\s+(\\d+) kB`, 'm').exec(status)?.[1] ?? 0) / 1024;
}

/**
 * Starts a server on a free port, with rate limits that no drill reaches unless `env` sets them.
 *
 * @param options.program path of a built server; `prefix` is a command line in front
 * @param options.site folder of a site to serve; without it there are no pages
 * @throws with its output if it ends before it listens
 */
export async function startServer(
  scene: Scene,
  env: Env,
  options: {program?: string; prefix?: readonly string[]; site?: string} = {},
) {
  const {prefix = [], site, program = join(await buildPrograms(site), 'server.js')} = options;
  const command = [...prefix, process.execPath, program, ...(site ? [] : ['--api-only'])];
  const limits = {RATE_LIMIT_CONTACT: '1000000', RATE_LIMIT_GLOBAL: '1000000', RATE_LIMIT_TOTAL: '100000000'};
  const started = performance.now();
  const server = run(command, {PORT: '0', LOG_LEVEL: 'warn', ...limits, ...env});
  const {child, gone} = server;
  const end = (signal: 'SIGKILL' | 'SIGTERM') => (child.kill(signal), gone);
  scene.after(() => end('SIGKILL'));
  const address = () => /(?:API r|R)eady: (\S+)/.exec(server.said)?.[1]?.replace('localhost', '127.0.0.1');
  await until('the server listens or ends', () => Boolean(address()) || child.exitCode !== null, 120_000);
  const url = address() ?? '';
  expectThat(url !== '', `The server ended with ${child.exitCode}:\n${server.said}`);
  return {
    ...{url, port: Number(new URL(url).port), pid: child.pid ?? 0, gone},
    /** Milliseconds until it listened. */
    startMs: performance.now() - started,
    kill: () => end('SIGKILL'),
    /** @throws unless it ends cleanly after SIGTERM */
    async stop() {
      const code = await end('SIGTERM');
      expectThat(code === 0, `The server ended with ${code} after SIGTERM:\n${server.said}`);
    },
    memoryMb: () => memoryOf(child.pid, 'VmRSS'),
    log: () => server.said,
  };
}

/** Runs a `leads` command on a store. @throws unless it ends with the expected code */
export async function leads({env}: Pick<Engine, 'env'>, args: string, expected = 0) {
  const start = performance.now();
  const program = join(await buildPrograms(), 'leads.js');
  const command = run([process.execPath, program, ...args.split(' ')], env);
  let peakMb = 0;
  const watch = setInterval(() => (peakMb = Math.max(peakMb, memoryOf(command.child.pid, 'VmHWM'))), 20);
  const code = await command.gone;
  clearInterval(watch);
  expectThat(code === expected, `leads ${args} ended with ${code}: ${command.said}`);
  return {said: command.said, seconds: (performance.now() - start) / 1000, peakMb};
}
