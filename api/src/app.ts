import {randomUUID} from 'node:crypto';
import Fastify, {LogController, type FastifyInstance, type FastifyServerOptions} from 'fastify';
import type {Redis} from 'ioredis';
import {brand} from '../../src/data/brand';
import {securityHeaders, securityHeadersFor, strictTransport} from '../../src/data/responseHeaders';
import {isOrigin, readSiteAddress} from '../../src/lib/siteAddress';
import type {Config} from './config';
import type {ContactForms} from './contactForms/contactForms';
import {ApiError} from './http/apiError';
import type {MailParties} from './mail/compose';
import type {MailTransport} from './mail/transport';
import type {Metrics} from './metrics';
import {registerOpenApi} from './openapi/openapi';
import {bodyLimit, registerBodies} from './plugins/bodies';
import type {FreeSpace} from './plugins/freeSpace';
import {clientErrorHandler} from './plugins/clientErrors';
import {guardConnections} from './plugins/connections';
import {registerErrors, sendError} from './plugins/errors';
import {registerOrigins} from './plugins/origins';
import {registerRateLimits} from './plugins/rateLimits';
import {registerRequestLog} from './plugins/requestLog';
import {registerStaticSite} from './plugins/staticSite';
import {registerContact, type StoredEvent} from './routes/contact';
import {registerEcho} from './routes/echo';
import {registerEmailTest} from './routes/emailTest';
import {registerHealth} from './routes/health';
import type {Store} from './store/store';

declare module 'fastify' {
  interface FastifyInstance {
    /** Path of the site's home, with a slash at both ends. */
    readonly home: string;
  }
}

export interface AppDependencies {
  readonly config: Config;
  readonly store: Store;
  readonly transport: MailTransport;
  /** Wakes the workers. */
  readonly onStored: (event: StoredEvent) => void;
  /** Counts calls of several servers together. */
  readonly redis?: Redis;
  readonly metrics?: Metrics;
  /** Free bytes on the disk of the store. If left out, no message is refused for lack of room. */
  readonly freeSpace?: FreeSpace;
  /** True once the process was told to stop. */
  readonly isStopping?: () => boolean;
  /** Folder of the built site; `undefined` if another server has the pages. */
  readonly siteDir: string | undefined;
  /** Pages that answer a refused form; small plain pages if left out. */
  readonly forms?: ContactForms;
  readonly logger?: FastifyServerOptions['logger'];
  /** Milliseconds since the epoch. */
  readonly now?: () => number;
}

export function mailParties(config: Config): MailParties {
  return {
    fromName: brand.name,
    from: config.MAIL_FROM,
    to: config.CONTACT_TO,
    language: config.MAIL_LANGUAGE,
    NODE_ENV: config.NODE_ENV,
  };
}

/** Builds the API and the pages. Reads no environment, listens nowhere and closes no dependency. */
export async function buildApp(dependencies: AppDependencies): Promise<FastifyInstance> {
  const {config, store, transport, onStored, siteDir, forms = {}, redis, metrics} = dependencies;
  const {
    logger = false,
    now = Date.now,
    isStopping = () => false,
    freeSpace = async () => null,
  } = dependencies;
  const home = readSiteAddress(config.SITE_URL)?.home ?? '/';
  const app = Fastify({
    logger,
    // The API is below the site's home and at the root of the host, since probes need not know the site's path.
    rewriteUrl({url = '/'}) {
      // RFC 9112, 3.2.2 allows a whole address too.
      const path = url.replace(/^https?:\/\/[^/?#]*(?=[/?#]|$)/i, '').replace(/^(?!\/)/, '/');
      return path.startsWith(`${home}api/`) ? path.slice(home.length - 1) : path;
    },
    logController: new LogController({disableRequestLogging: true}),
    bodyLimit,
    // Not the caller's, which may not be unique.
    requestIdHeader: false,
    genReqId: () => randomUUID(),
    trustProxy: config.TRUST_PROXY.length > 0 ? config.TRUST_PROXY : false,
    // An address that cannot be decoded. Hooks do not run for it.
    frameworkErrors(_, request, reply) {
      request.log.info({method: request.method, status: 404}, 'undecodable address');
      reply.headers(securityHeaders).header('x-request-id', request.id);
      void sendError(request, reply, new ApiError(404, 'notFound'));
    },
    clientErrorHandler,
    // The store stays open until the last answer.
    return503OnClosing: false,
    // Slow clients must not hold connections. By default Node checks only every 30 s.
    connectionTimeout: 10_000,
    requestTimeout: 10_000,
    http: {headersTimeout: 5_000, connectionsCheckingInterval: 1_000},
  });
  guardConnections(app.server);

  app.decorate('home', home);
  registerErrors(app);
  registerRequestLog(app, metrics);
  // Headers that a page's meta elements cannot set.
  const headers = securityHeadersFor(config.API_ORIGIN);
  app.addHook('onRequest', async (request, reply) => {
    // Pages and files set another cache-control.
    reply.headers(headers).header('x-request-id', request.id).header('cache-control', 'no-store');
    if (request.protocol === 'https') {
      reply.header(...strictTransport);
    }
    if (isStopping()) {
      // The client's next request must reach another server.
      reply.header('connection', 'close');
    }
    if (request.raw.rawHeaders.filter((name, i) => i % 2 === 0 && name.toLowerCase() === 'host').length > 1) {
      // RFC 9112, 3.2: a proxy could have used the other one.
      throw new ApiError(400, 'refused');
    }
  });
  await registerOrigins(app, config);
  await registerRateLimits(app, config, redis, () => metrics?.limitFellBack());
  registerBodies(app);

  const siteUrl = isOrigin(config.API_ORIGIN ?? '') ? config.API_ORIGIN! : config.SITE_URL;
  await registerOpenApi(app, {title: `${brand.name} portal`, siteUrl});
  const floor = config.DISK_FLOOR_MB * 1024 * 1024;
  const hasRoom = async () => floor === 0 || ((await freeSpace()) ?? Infinity) >= floor;
  registerHealth(app, {config, store, hasRoom, isStopping, now});
  registerEcho(app);
  registerEmailTest(app, {config, transport, parties: mailParties(config)});
  registerContact(app, {
    config,
    store,
    forms,
    hasRoom,
    now,
    onStored(event) {
      metrics?.stored(event);
      onStored(event);
    },
  });
  await registerStaticSite(app, siteDir);
  return app;
}
