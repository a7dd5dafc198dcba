import {join} from 'node:path';
import {DatabaseSync} from '@photostructure/sqlite';
import type {FastifyInstance} from 'fastify';
import {brand} from '../../src/data/brand';
import {type AppDependencies, buildApp} from '../src/app';
import {type Config, loadConfig} from '../src/config';
import {makeContactForms} from '../src/contactForms/make';
import {locales} from '../src/languages/languages';
import type {ComposedMail} from '../src/mail/compose';
import type {MailTransport} from '../src/mail/transport';
import {openStore} from '../src/store/openStore';
import type {Store} from '../src/store/store';
import {afterTest, temporaryDir} from './support';

export * from './support';

/** Reads a table through a second connection, so that only committed data is seen. */
export function rows(dataDir: string, table: 'messages' | 'outbox'): Record<string, unknown>[] {
  const db = new DatabaseSync(join(dataDir, 'portal.db'), {readOnly: true});
  try {
    return db.prepare(`SELECT * FROM ${table}`).all() as Record<string, unknown>[];
  } finally {
    db.close();
  }
}

export function memoryTransport(failure?: unknown) {
  const sent: ComposedMail[] = [];
  const transport: MailTransport & {sent: ComposedMail[]; failure: unknown} = {
    sent,
    failure,
    async send(mail) {
      if (transport.failure !== undefined) {
        throw transport.failure;
      }
      sent.push(mail);
      return {messageId: `<${mail.id}>`};
    },
    close() {},
  };
  return transport;
}

export function keptLog(level = 'info', serializers = {}) {
  const lines: Record<string, unknown>[] = [];
  const stream = {write: (line: string) => void lines.push(JSON.parse(line) as Record<string, unknown>)};
  return {lines, logger: {level, stream, serializers}};
}

interface Options extends Partial<Omit<AppDependencies, 'config' | 'store' | 'forms'>> {
  readonly env?: Record<string, string>;
  readonly store?: Partial<Store>;
  readonly addRoutes?: (app: FastifyInstance) => void;
}

/** Builds the API on a new store. Limits are high unless `env` sets them. */
export async function setUp({env, store: replaced, addRoutes, ...dependencies}: Options = {}) {
  const dataDir = temporaryDir();
  const limits = {RATE_LIMIT_CONTACT: '10000', RATE_LIMIT_GLOBAL: '10000', RATE_LIMIT_TOTAL: '10000'};
  const config: Config = loadConfig({DATA_DIR: dataDir, ...limits, ...env}, brand);
  const store = await openStore(config, () => {});
  afterTest(() => store.close());
  const {siteDir} = dependencies;
  const app = await buildApp({
    transport: memoryTransport(),
    onStored: () => {},
    ...dependencies,
    siteDir,
    config,
    store: {...store, ...replaced},
    forms: siteDir === undefined ? undefined : await makeContactForms(siteDir, locales),
  });
  addRoutes?.(app);
  afterTest(() => app.close());
  await app.ready();

  function post(payload: unknown, headers: Record<string, string> = {}) {
    return app.inject({
      method: 'POST',
      url: '/api/contact',
      headers: {'content-type': 'application/json', ...headers},
      payload: JSON.stringify(payload),
    });
  }

  /** Posts to `/api/contact` like a browser without a script. */
  function postForm(fields: Record<string, string>, headers: Record<string, string> = {}) {
    return app.inject({
      method: 'POST',
      url: '/api/contact',
      headers: {
        'content-type': 'application/x-www-form-urlencoded',
        accept: 'text/html,application/xhtml+xml,*/*;q=0.8',
        ...headers,
      },
      payload: new URLSearchParams(fields).toString(),
    });
  }

  return {app, store, config, dataDir, post, postForm};
}
