import {randomUUID} from 'node:crypto';
import Fastify, {LogController, type FastifyInstance, type FastifyServerOptions} from 'fastify';
import type {Redis} from 'ioredis';
import {brand} from '../../src/data/brand';
import {securityHeaders} from '../../src/data/responseHeaders';
import {readSiteAddress} from '../../src/lib/siteAddress';
import type {Config} from './config';
import type {ContactForms} from './contactForms/contactForms';
import {ApiError} from './http/apiError';
import type {MailParties} from './mail/compose';
import type {MailTransport} from './mail/transport';
import type {Metrics} from './metrics';
import {registerOpenApi} from './openapi/openapi';
import {bodyLimit, registerBodies} from './plugins/bodies';
import type {FreeSpace} from './plugins/room';
import {clientErrorHandler, watchAnswers} from './plugins/clientErrors';
import {guardConnections} from './plugins/connections';
import {registerErrors, sendError} from './plugins/errors';
import {registerOrigins} from './plugins/origins';
import {registerRateLimits} from './plugins/rateLimits';
import {registerRequestLog} from './plugins/requestLog';
import {registerSecurityHeaders} from './plugins/securityHeaders';
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
  /** Called once a message is stored: wakes the workers. */
  readonly onStored: (event: StoredEvent) => void;
  /** Where several servers count calls together. */
  readonly redis?: Redis;
  readonly metrics?: Metrics;
  /** Room on the disk that messages are stored on; where there is none to look at, nothing is refused for it. */
  readonly freeSpace?: FreeSpace;
  /** The process is about to end. */
  readonly isStopping?: () => boolean;
  /** Folder of the built site; absent when something else serves it. */
  readonly siteDir: string | undefined;
  /** Pages that answer a form that is refused; small plain ones, if left out. */
  readonly forms?: ContactForms;
  readonly logger?: FastifyServerOptions['logger'];
  /** Milliseconds since the epoch. */
  readonly now?: () => number;
}

/** Sender and recipient of the portal's mail. */
export function mailParties(config: Config): MailParties {
  return {
    fromName: brand.name,
    from: config.MAIL_FROM,
    to: config.CONTACT_TO,
    language: config.MAIL_LANGUAGE,
  };
}

/** What the addresses of the API are below. */
const apiRoot = ({SITE_URL, API_ORIGIN}: Config): string =>
  API_ORIGIN === undefined || API_ORIGIN === 'none' ? SITE_URL : API_ORIGIN;

/** Builds the API and the pages around what is passed in. Reads no environment, listens nowhere, closes no dependency. */
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
    // The API is below the site's home and at the root of the host: probes need not know where the site is.
    rewriteUrl({url = '/'}) {
      // A whole address is allowed as well (RFC 9112, 3.2.2).
      const path = url.replace(/^https?:\/\/[^/?#]*(?=[/?#]|$)/i, '').replace(/^(?!\/)/, '/');
      return path.startsWith(`${home}api/`) ? path.slice(home.length - 1) : path;
    },
    logController: new LogController({disableRequestLogging: true}),
    bodyLimit,
    // Ours alone: a name that the caller chose could be used twice.
    requestIdHeader: false,
    genReqId: () => randomUUID(),
    trustProxy: config.TRUST_PROXY.length > 0 ? config.TRUST_PROXY : false,
    // An address that cannot be decoded leads nowhere.
    frameworkErrors: (_, request, reply) =>
      void sendError(
        request,
        reply.headers(securityHeaders).header('x-request-id', request.id),
        new ApiError(404, 'notFound'),
      ),
    clientErrorHandler,
    // What has come in is answered as ever: the store is open until the last answer.
    return503OnClosing: false,
    // Clients that send slowly or nothing must not hold connections; Node by itself looks only every 30 s.
    connectionTimeout: 10_000,
    requestTimeout: 10_000,
    http: {headersTimeout: 5_000, connectionsCheckingInterval: 1_000},
  });
  guardConnections(app.server);
  watchAnswers(app.server);

  app.decorate('home', home);
  registerErrors(app);
  registerRequestLog(app, metrics);
  registerSecurityHeaders(app, config.API_ORIGIN);
  app.addHook('onRequest', async (request, reply) => {
    if (isStopping()) {
      // Whoever comes again must find another server, or the next.
      reply.header('connection', 'close');
    }
    if (request.raw.rawHeaders.filter((name, i) => i % 2 === 0 && name.toLowerCase() === 'host').length > 1) {
      // A proxy in front could have meant the other one (RFC 9112, 3.2).
      throw new ApiError(400, 'refused');
    }
  });
  await registerOrigins(app, config);
  await registerRateLimits(app, config, redis, () => metrics?.limitFellBack());
  await registerBodies(app);

  await registerOpenApi(app, {title: `${brand.name} portal`, siteUrl: apiRoot(config)});
  const hasRoom = async () => ((await freeSpace()) ?? Infinity) >= config.DISK_FLOOR_MB * 1024 * 1024;
  registerHealth(app, {store, hasRoom, isStopping, now});
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
