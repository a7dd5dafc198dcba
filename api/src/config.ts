import {resolve} from 'node:path';
import {domainToASCII} from 'node:url';
import {z} from 'zod';
import {type Brand, brandProblems} from '../../src/data/brandSchema';
import {
  apiOriginHint,
  isApiOrigin,
  isOrigin,
  readSiteAddress,
  siteAddressHint,
} from '../../src/lib/siteAddress';
import {sourceLanguage} from '../../src/lib/locale';
import {isMailAddress} from '../../src/lib/mailAddress';
import {locales} from './languages/languages';

/** Variables whose values never appear in messages. */
const secrets = new Set([
  'SMTP_URL',
  'DIAGNOSTICS_TOKEN',
  'DATABASE_URL',
  'REDIS_URL',
  'WEBHOOK_URL',
  'WEBHOOK_SECRET',
]);

/** Values of Fastify's `trustProxy` (proxy-addr). With /0, every visitor could claim any address. */
const proxy = z.union([
  z.enum(['loopback', 'linklocal', 'uniquelocal']),
  z.union([z.ipv4(), z.ipv6(), z.cidrv4(), z.cidrv6()]).refine((range) => !/\/0+$/.test(range)),
]);

const list = (item: z.ZodType<string, string>, error: string) =>
  z
    .string()
    .transform((text) =>
      text
        .split(',')
        .map((part) => part.trim())
        .filter(Boolean),
    )
    .refine((items) => items.every((one) => item.safeParse(one).success), error)
    .prefault('');

const url = (protocol: RegExp, error: string) => z.url({protocol, hostname: /./, error, abort: true});

/** True if user and password of an address can be sent: `%` begins a percent-encoded byte there. */
function hasReadableCredentials(text: string): boolean {
  const {username, password} = new URL(text);
  return !/%(?![0-9a-f]{2})/i.test(username + password);
}

/** Options in the query of `SMTP_URL`. With a value of another type, nodemailer silently sends nothing. */
const smtpOptions = [
  /^(?:max(?:Connections|Messages)|rate(?:Limit|Delta)|(?:connection|greeting|socket|dns|idle)Timeout)=[1-9]\d{0,8}$/,
  /^(?:requireTLS|ignoreTLS|opportunisticTLS|tls\.rejectUnauthorized)=(?:true|false)$/,
  /^(?:name|localAddress|authMethod|tls\.(?:servername|minVersion))=\S+$/,
];

/** True if nodemailer knows all options of an address, and none is repeated. */
function hasReadableOptions(text: string): boolean {
  const options = [...new URL(text).searchParams];
  const names = new Set(options.map(([name]) => name));
  const isKnown = (option: string) => smtpOptions.some((pattern) => pattern.test(option));
  return names.size === options.length && options.every((pair) => isKnown(pair.join('=')));
}

/** Any text, or a secret of Standard Webhooks. Node skips invalid base64, and would sign with a shorter key. */
const standardSecret =
  /^(?!whsec_)|^whsec_(?:[A-Za-z0-9+/]{4})+(?:[A-Za-z0-9+/]{2}(?:==)?|[A-Za-z0-9+/]{3}=?)?$/;

function wholeNumber(min: number, max: number) {
  const error = `give a whole number from ${min} to ${max}`;
  return z
    .string()
    .regex(/^\d{1,9}$/, {error, abort: true})
    .transform(Number)
    .refine((value) => value >= min && value <= max, error);
}

function configSchema(brand: Brand) {
  const address = z
    .string()
    .trim()
    .refine(isMailAddress, 'give one address, such as name@example.com')
    // Headers such as Message-ID have domains in ASCII.
    .transform((text) => text.replace(/[^@]+$/, (domain) => domainToASCII(domain)));
  const databaseHint =
    'give an address with a database, such as postgres://user:password@db.example.com:5432/portal';
  return z.object({
    /** 0 chooses a free port. */
    PORT: wholeNumber(0, 65535).prefault('3000'),
    HOST: z.string().default('127.0.0.1'),
    /** Public address of the site's home, without a trailing slash. It may have a path. */
    SITE_URL: z
      .string()
      .transform((url) => url.trim().replace(/\/+$/, ''))
      .refine((url) => readSiteAddress(url) !== undefined, siteAddressHint)
      .prefault(brand.siteUrl),
    API_ORIGIN: z.string().trim().refine(isApiOrigin, apiOriginHint).optional(),
    /** Resolved to an absolute path. */
    DATA_DIR: z
      .string()
      .transform((path) => resolve(path))
      .prefault('.data'),
    SMTP_URL: url(
      /^smtps?$/,
      'give an address such as smtp://user:password@mail.example.com:587, or smtps:// for TLS from the start',
    )
      .refine(
        hasReadableOptions,
        'after "?" write only options that api/README.md names, such as maxConnections=1 (a whole number) or requireTLS=false (true or false)',
      )
      .optional(),
    MAIL_FROM: address.prefault(brand.mailFrom),
    CONTACT_TO: address.prefault(brand.contactEmail),
    MAIL_LANGUAGE: z
      .enum(locales, {error: `use one of the languages of the site: ${locales.join(', ')}`})
      .default(sourceLanguage),
    DATABASE_URL: url(/^postgres(?:ql)?$/, databaseHint)
      .refine((text) => new URL(text).pathname.length > 1, databaseHint)
      .optional(),
    REDIS_URL: url(
      /^rediss?$/,
      'give an address such as redis://:password@cache.example.com:6379, or rediss:// for TLS',
    ).optional(),
    /** Receives a signed copy of each message. User and password are sent as `Authorization: Basic`. */
    WEBHOOK_URL: url(/^https?$/, 'give an address such as https://crm.example.com/hooks/leads')
      .refine(hasReadableCredentials, 'write % as %25 in user and password')
      .optional(),
    /** Signs webhook requests. Two secrets, separated by a space, while the receiver rotates its secret. */
    WEBHOOK_SECRET: z
      .string()
      .transform((text) => text.trim().split(/\s+/))
      .pipe(
        z
          .array(
            z
              .string()
              .min(24, {error: 'use at least 24 characters', abort: true})
              .regex(
                standardSecret,
                'what follows whsec_ is not base64, so the receiver would read another key; copy it again, or leave out whsec_',
              ),
          )
          .max(2, 'give one secret, or two with a space between them while you replace one'),
      )
      .optional(),
    METRICS_PORT: wholeNumber(0, 65535).optional(),
    METRICS_HOST: z.string().default('127.0.0.1'),
    /** Time between "not ready" and the end of listening; TimeoutStopSec of portal.service allows the maximum. */
    DRAIN_SECONDS: wholeNumber(0, 300).prefault('0'),
    CORS_ORIGINS: list(
      z.string().refine(isOrigin),
      'list origins without a path, such as https://www.example.com,https://example.com; * is not accepted',
    ),
    TRUST_PROXY: list(
      proxy,
      'list the addresses of your proxies, such as 10.0.0.0/8,loopback; true, hop counts and ranges of all addresses can be spoofed and are not accepted',
    ),
    /** Per client and minute, like `RATE_LIMIT_GLOBAL`. */
    RATE_LIMIT_CONTACT: wholeNumber(1, 1_000_000).prefault('5'),
    RATE_LIMIT_GLOBAL: wholeNumber(1, 1_000_000).prefault('300'),
    /** Contact messages of all clients together, per hour and server. */
    RATE_LIMIT_TOTAL: wholeNumber(1, 100_000_000).prefault('1000'),
    /** Minimum of free disk space for new messages; 0 for none. */
    DISK_FLOOR_MB: wholeNumber(0, 10_000_000).prefault('256'),
    /** Closed list: a typo such as "prod" must not leave diagnostics open. */
    NODE_ENV: z
      .enum(['production', 'development', 'test'], {
        error: 'use production, development or test, or leave it out',
      })
      .optional(),
    DIAGNOSTICS_TOKEN: z.string().min(16, 'use at least 16 characters').optional(),
    LOG_LEVEL: z
      .enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'], {
        error: 'use fatal, error, warn, info, debug, trace or silent',
      })
      .default('info'),
  });
}

/** Checks variables that depend on each other. */
function problemsTogether({WEBHOOK_URL, WEBHOOK_SECRET, NODE_ENV, METRICS_PORT, PORT}: Config): string[] {
  const checks: [isWrong: unknown, problem: string][] = [
    [
      WEBHOOK_URL && !WEBHOOK_SECRET,
      'WEBHOOK_SECRET is missing: WEBHOOK_URL needs it, so that the receiver can tell our calls from others',
    ],
    [WEBHOOK_SECRET && !WEBHOOK_URL, 'WEBHOOK_URL is missing: WEBHOOK_SECRET is of no use without it'],
    [
      NODE_ENV === 'production' && WEBHOOK_URL?.startsWith('http:'),
      'WEBHOOK_URL has a value that is not shown here: use https:// in production',
    ],
    [
      METRICS_PORT !== 0 && METRICS_PORT === PORT,
      `METRICS_PORT is "${METRICS_PORT}": give another port than PORT`,
    ],
  ];
  return checks.filter(([isWrong]) => isWrong).map(([, problem]) => problem);
}

export const variableNames = (brand: Brand): string[] => Object.keys(configSchema(brand).shape);

/** Keys are the names of the environment variables. */
export type Config = z.infer<ReturnType<typeof configSchema>>;

export class ConfigError extends Error {
  /** @param problems one sentence each */
  constructor(readonly problems: readonly string[]) {
    super(problems.join('\n'));
  }
}

/**
 * Reads the configuration. Blank variables count as unset, because compose files pass unset variables as blank.
 *
 * @throws ConfigError with every problem at once
 */
export function loadConfig(env: Readonly<Record<string, string | undefined>>, brand: Brand): Config {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value?.trim()));
  const config = configSchema(brand).safeParse(given);
  const problems = [
    ...brandProblems(brand),
    ...(config.error?.issues ?? []).map((issue) => {
      const name = String(issue.path[0]);
      const value = secrets.has(name) ? 'has a value that is not shown here' : `is "${given[name] ?? ''}"`;
      return `${name} ${value}: ${issue.message}`;
    }),
    ...(config.success ? problemsTogether(config.data) : []),
  ];
  if (problems.length > 0 || !config.success) {
    throw new ConfigError(problems);
  }
  return config.data;
}
