import {brand} from '../../src/data/brand';
import {ConfigError, loadConfig} from '../src/config';
import {locales} from '../src/languages/languages';

function problems(env: Record<string, string>, of = brand): readonly string[] {
  try {
    loadConfig(env, of);
    return [];
  } catch (error) {
    expect(error).toBeInstanceOf(ConfigError);
    return (error as ConfigError).problems;
  }
}

test('blank variables have the defaults', () => {
  const defaults = {
    ...{PORT: 3000, HOST: '127.0.0.1', METRICS_HOST: '127.0.0.1', SITE_URL: brand.siteUrl},
    ...{DATA_DIR: `${process.cwd()}/.data`, MAIL_FROM: brand.mailFrom, CONTACT_TO: brand.contactEmail},
    ...{MAIL_LANGUAGE: 'en', CORS_ORIGINS: [], TRUST_PROXY: [], LOG_LEVEL: 'info'},
    ...{RATE_LIMIT_CONTACT: 5, RATE_LIMIT_GLOBAL: 300, RATE_LIMIT_TOTAL: 1000},
    ...{DISK_FLOOR_MB: 256, DRAIN_SECONDS: 0},
  };
  expect(loadConfig({}, brand)).toEqual(defaults);
  expect(loadConfig({PORT: '', SMTP_URL: ' ', NODE_ENV: ''}, brand)).toEqual(defaults);
});

const webhook = {
  WEBHOOK_URL: 'https://crm.example.com/hook',
  WEBHOOK_SECRET: 'a-secret-of-more-than-24-characters',
};

test('reads what is given', () => {
  const given = {
    SITE_URL: ' https://portal.example.com/below/ ',
    SMTP_URL: 'smtps://user:secret@mail.example.com',
    MAIL_LANGUAGE: locales.at(-1),
    MAIL_FROM: 'o&m@firm.example',
    CONTACT_TO: 'josé@bücher.example',
    CORS_ORIGINS: 'https://a.example.com, https://b.example.com:8443',
    TRUST_PROXY: '10.0.0.0/8, loopback,fd00::/8,192.0.2.1,',
    DATABASE_URL: 'postgres://user:secret@db.example.com/portal',
    REDIS_URL: 'rediss://:secret@cache.example.com:6379',
    ...webhook,
    WEBHOOK_SECRET: ` the-newer-secret-of-24-characters  ${webhook.WEBHOOK_SECRET}`,
  };
  expect(loadConfig(given, brand)).toMatchObject({
    ...given,
    WEBHOOK_SECRET: ['the-newer-secret-of-24-characters', webhook.WEBHOOK_SECRET],
    CONTACT_TO: 'josé@xn--bcher-kva.example',
    SITE_URL: 'https://portal.example.com/below',
    CORS_ORIGINS: ['https://a.example.com', 'https://b.example.com:8443'],
    TRUST_PROXY: ['10.0.0.0/8', 'loopback', 'fd00::/8', '192.0.2.1'],
  });
});

test('reports every problem at once, without the values of secrets', () => {
  const bad = {
    PORT: '70000',
    SITE_URL: 'https://www.example.com/?site',
    API_ORIGIN: 'https://api.example.com/v1',
    SMTP_URL: 'http://user:hunter2hunter2@mail.example.com',
    MAIL_FROM: 'Portal',
    CONTACT_TO: 'nobody',
    MAIL_LANGUAGE: 'Italian',
    CORS_ORIGINS: '*',
    TRUST_PROXY: '1',
    RATE_LIMIT_CONTACT: '0',
    RATE_LIMIT_GLOBAL: 'many',
    RATE_LIMIT_TOTAL: '1e3',
    DISK_FLOOR_MB: '-1',
    NODE_ENV: 'prod',
    DIAGNOSTICS_TOKEN: 'hunter2',
    LOG_LEVEL: 'loud',
    DATABASE_URL: 'postgres://user:hunter2@db.example.com',
    REDIS_URL: 'http://:hunter2@cache.example.com',
    WEBHOOK_URL: 'ftp://hunter2.example.com',
    WEBHOOK_SECRET: 'hunter2',
    METRICS_PORT: 'x',
    DRAIN_SECONDS: '301',
  };
  const found = problems(bad);
  expect(found.map((line) => line.split(' ')[0]).sort()).toEqual(Object.keys(bad).sort());
  expect(found.join('\n')).not.toContain('hunter2');
  expect(found).toEqual(
    expect.arrayContaining([
      'PORT is "70000": give a whole number from 0 to 65535',
      'REDIS_URL has a value that is not shown here: give an address such as redis://:password@cache.example.com:6379, or rediss:// for TLS',
      'NODE_ENV is "prod": use production, development or test, or leave it out',
    ]),
  );
});

test.each([
  ['', 0],
  ['?maxConnections=1&requireTLS=false&greetingTimeout=60000&tls.rejectUnauthorized=false&name=portal', 0],
  ...[
    'maxConnections=abc',
    'maxConnections=0',
    'maxConnections=-1',
    'maxConnections=1.5',
    'maxConnections',
  ].map((option): [string, number] => [`?${option}`, 1]),
  ['?maxConnections=1&maxConnections=2', 1],
  ['?maxconnections=1', 1],
  ['?socketTimeout=10s', 1],
  ['?requireTLS=no', 1],
])('SMTP_URL with the options "%s" has %i problems', (options, count) => {
  const found = problems({SMTP_URL: `smtp://user:hunter2@mail.example.com${options}`});
  expect(found.filter((line) => /^SMTP_URL .* such as maxConnections=1/.test(line))).toHaveLength(count);
  expect(found.join()).not.toContain('hunter2');
});

// The first three would let anybody claim any address.
const refusedProxies = 'true 0.0.0.0/0 ::/0 10.0.0.0/33 ::1/129 10.0.0.0/8/8 proxy.example.com loopback/8';
test.each(refusedProxies.split(' '))('TRUST_PROXY %s is refused', (value) => {
  expect(problems({TRUST_PROXY: value})).toHaveLength(1);
});

test.each([
  [{WEBHOOK_URL: webhook.WEBHOOK_URL}, [/^WEBHOOK_SECRET is missing/]],
  [{WEBHOOK_SECRET: webhook.WEBHOOK_SECRET}, [/^WEBHOOK_URL is missing/]],
  [{...webhook, WEBHOOK_URL: 'http://crm.example.com', NODE_ENV: 'production'}, [/^WEBHOOK_URL .*https/]],
  [{...webhook, WEBHOOK_URL: 'http://crm.example.com'}, []],
  [{...webhook, WEBHOOK_SECRET: 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw'}, []],
  // Node would read an empty key.
  [{...webhook, WEBHOOK_SECRET: 'whsec_!!!!!!!!!!!!!!!!!!!!!!!!'}, [/^WEBHOOK_SECRET .*not base64/]],
  [{...webhook, WEBHOOK_SECRET: `${webhook.WEBHOOK_SECRET} short`}, [/^WEBHOOK_SECRET .*24 characters/]],
  [
    {...webhook, WEBHOOK_SECRET: Array(3).fill(webhook.WEBHOOK_SECRET).join(' ')},
    [/^WEBHOOK_SECRET .*or two/],
  ],
  [{...webhook, WEBHOOK_URL: 'https://user:50%@crm.example.com'}, [/^WEBHOOK_URL .*%25/]],
  [{PORT: '9000', METRICS_PORT: '9000'}, [/^METRICS_PORT is "9000": give another port/]],
])('checks variables that belong together: %j', (env, expected) => {
  expect(problems(env as Record<string, string>)).toEqual(expected.map((it) => expect.stringMatching(it)));
});

test('reports problems of the brand file too, and takes the addresses that the form takes', () => {
  expect(problems({PORT: 'x'}, {...brand, siteUrl: 'www.example.com'}).length).toBeGreaterThan(1);
  const odd = {...brand, mailFrom: 'o&m@firm.example', contactEmail: 'info@bücher.example'};
  expect(loadConfig({}, odd)).toMatchObject({
    ...{MAIL_FROM: 'o&m@firm.example', CONTACT_TO: 'info@xn--bcher-kva.example'},
  });
});
