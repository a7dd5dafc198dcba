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

describe('configuration', () => {
  test('has a default for everything it needs', () => {
    expect(loadConfig({}, brand)).toEqual({
      PORT: 3000,
      HOST: '127.0.0.1',
      METRICS_HOST: '127.0.0.1',
      SITE_URL: brand.siteUrl,
      DATA_DIR: `${process.cwd()}/.data`,
      MAIL_FROM: brand.mailFrom,
      CONTACT_TO: brand.contactEmail,
      MAIL_LANGUAGE: 'en',
      CORS_ORIGINS: [],
      TRUST_PROXY: [],
      RATE_LIMIT_CONTACT: 5,
      RATE_LIMIT_GLOBAL: 300,
      RATE_LIMIT_TOTAL: 1000,
      LOG_LEVEL: 'info',
      DISK_FLOOR_MB: 256,
      DRAIN_SECONDS: 0,
    });
  });

  test('blank counts as absent', () => {
    expect(loadConfig({PORT: '', SMTP_URL: ' ', NODE_ENV: ''}, brand)).toEqual(loadConfig({}, brand));
  });

  test('reads what is given', () => {
    const given = {
      PORT: '8080',
      SITE_URL: 'https://portal.example.com/',
      SMTP_URL: 'smtps://user:secret@mail.example.com',
      MAIL_LANGUAGE: locales.at(-1),
      CORS_ORIGINS: 'https://a.example.com, https://b.example.com:8443',
      TRUST_PROXY: '10.0.0.0/8,loopback,fd00::/8',
      NODE_ENV: 'production',
      DIAGNOSTICS_TOKEN: '0123456789abcdef',
      DATABASE_URL: 'postgres://user:secret@db.example.com/portal',
      REDIS_URL: 'rediss://:secret@cache.example.com:6379',
      WEBHOOK_URL: 'https://crm.example.com/hook',
      WEBHOOK_SECRET: 'a-secret-of-more-than-24-characters',
    };
    expect(loadConfig(given, brand)).toMatchObject({
      ...given,
      WEBHOOK_SECRET: ['a-secret-of-more-than-24-characters'],
      PORT: 8080,
      SITE_URL: 'https://portal.example.com',
      CORS_ORIGINS: ['https://a.example.com', 'https://b.example.com:8443'],
      TRUST_PROXY: ['10.0.0.0/8', 'loopback', 'fd00::/8'],
    });
  });

  const bad: Record<string, string> = {
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
    NODE_ENV: 'prod',
    DIAGNOSTICS_TOKEN: 'hunter2',
    LOG_LEVEL: 'loud',
    DATABASE_URL: 'postgres://user:hunter2@db.example.com',
    REDIS_URL: 'http://:hunter2@cache.example.com',
    WEBHOOK_URL: 'ftp://hunter2.example.com',
    WEBHOOK_SECRET: 'hunter2',
    METRICS_PORT: 'x',
    DRAIN_SECONDS: '5000',
  };

  test('reports every problem at once, one sentence each, with the variable', () => {
    const hidden = 'has a value that is not shown here:';
    expect(problems(bad)).toEqual([
      'PORT is "70000": give a whole number from 0 to 65535',
      expect.stringMatching(/^SITE_URL is "https:\/\/www\.example\.com\/\?site": ./),
      expect.stringMatching(/^API_ORIGIN is "https:\/\/api\.example\.com\/v1": ./),
      `SMTP_URL ${hidden} give an address such as smtp://user:password@mail.example.com:587, or smtps:// for TLS from the start`,
      'MAIL_FROM is "Portal": give one address, such as name@example.com',
      'CONTACT_TO is "nobody": give one address, such as name@example.com',
      `MAIL_LANGUAGE is "Italian": use one of the languages of the site: ${locales.join(', ')}`,
      `DATABASE_URL ${hidden} give an address with a database, such as postgres://user:password@db.example.com:5432/portal`,
      `REDIS_URL ${hidden} give an address such as redis://:password@cache.example.com:6379, or rediss:// for TLS`,
      `WEBHOOK_URL ${hidden} give an address such as https://crm.example.com/hooks/leads`,
      `WEBHOOK_SECRET ${hidden} use at least 24 characters`,
      'METRICS_PORT is "x": give a whole number from 0 to 65535',
      'DRAIN_SECONDS is "5000": give a whole number from 0 to 300',
      'CORS_ORIGINS is "*": list origins without a path, such as https://www.example.com,https://example.com; * is not accepted',
      'TRUST_PROXY is "1": list the addresses of your proxies, such as 10.0.0.0/8,loopback; true, hop counts and ranges of all addresses can be spoofed and are not accepted',
      'RATE_LIMIT_CONTACT is "0": give a whole number from 1 to 1000000',
      'RATE_LIMIT_GLOBAL is "many": give a whole number from 1 to 1000000',
      'NODE_ENV is "prod": use production, development or test, or leave it out',
      `DIAGNOSTICS_TOKEN ${hidden} use at least 16 characters`,
      'LOG_LEVEL is "loud": use fatal, error, warn, info, debug, trace or silent',
    ]);
  });

  test.each([
    ['PORT', ['0', '65535'], ['65536', '-1', '1.5', '80a', 'a80', '1e3']],
    ['METRICS_PORT', ['0', '65535'], ['65536']],
    ['DRAIN_SECONDS', ['0', '300'], ['301']],
    ['RATE_LIMIT_CONTACT', ['1', '1000000'], ['0', '1000001']],
    ['RATE_LIMIT_GLOBAL', ['1', '1000000'], ['0', '1000001']],
    ['RATE_LIMIT_TOTAL', ['1', '100000000'], ['0', '100000001', '1000000000']],
    ['DISK_FLOOR_MB', ['0', '10000000'], ['10000001']],
    ['DIAGNOSTICS_TOKEN', ['x'.repeat(16)], ['x'.repeat(15)]],
    [
      'TRUST_PROXY',
      ['linklocal', 'uniquelocal', '10.0.0.1', '10.0.0.1/32', '10.0.0.0/1', '::1/128', '::1/100'],
      ['true', '10.0.0.0/33', '10.0.0.0/8/8', '10.0.0.0/8x', '10.0.0.0/x8', 'proxy.example.com', '0.0.0.0/0'],
    ],
    ['TRUST_PROXY', [' , loopback, '], ['::/0', '::1/129', 'loopback/8', '10.0.0.1,x']],
    ['CORS_ORIGINS', ['https://a.example.com'], ['https://a.example.com/x', 'https://a.example.com,x']],
    ['SMTP_URL', ['smtp://mail.example.com'], ['smtp://', 'smtp:', 'mail.example.com']],
    [
      'DATABASE_URL',
      ['postgresql://db.example.com/portal'],
      ['postgres://db.example.com/', 'mysql://db.example.com/portal'],
    ],
    ['REDIS_URL', ['redis://cache.example.com'], ['redis://']],
    ['SITE_URL', ['https://example.com//', ' https://example.com/portal/ '], ['example.com']],
    ['API_ORIGIN', ['none', ' https://api.example.com '], ['https://api.example.com/v1']],
    ['NODE_ENV', ['production', 'development', 'test'], ['prod']],
    ['LOG_LEVEL', ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'], ['loud']],
  ])('%s takes %j and refuses %j', (name, good, wrong) => {
    expect(good.flatMap((value) => problems({[name]: value}))).toEqual([]);
    expect(wrong.map((value) => problems({[name]: value}).length)).toEqual(wrong.map(() => 1));
  });

  test('never repeats a secret', () => {
    expect(problems(bad).join('\n')).not.toContain('hunter2');
  });

  const url = 'https://crm.example.com/hook';
  const secret = 'a-secret-of-more-than-24-characters';
  test.each([
    [
      {WEBHOOK_URL: url},
      [
        'WEBHOOK_SECRET is missing: WEBHOOK_URL needs it, so that the receiver can tell our calls from others',
      ],
    ],
    [{WEBHOOK_SECRET: secret}, ['WEBHOOK_URL is missing: WEBHOOK_SECRET is of no use without it']],
    [
      {WEBHOOK_URL: 'http://crm.example.com', WEBHOOK_SECRET: secret, NODE_ENV: 'production'},
      ['WEBHOOK_URL has a value that is not shown here: use https:// in production'],
    ],
    [{WEBHOOK_URL: 'http://crm.example.com', WEBHOOK_SECRET: secret}, []],
    [{WEBHOOK_URL: url, WEBHOOK_SECRET: 'x'.repeat(24), NODE_ENV: 'production'}, []],
    [{PORT: '9000', METRICS_PORT: '9000'}, ['METRICS_PORT is "9000": give another port than PORT']],
    [{PORT: '9000', METRICS_PORT: '9001'}, []],
    [{PORT: '0', METRICS_PORT: '0'}, []],
  ])('variables that do not go together: %j', (env, words) => {
    expect(problems(env as Record<string, string>)).toEqual(words);
  });

  test.each([
    ['whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw', 0],
    ['whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSwAA==', 0],
    ['whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSwAA', 0],
    ['no-base64-but-no-prefix-either', 0],
    // Node reads the first three as keys of no byte, of one and of fewer than there are.
    ['whsec_!!!!!!!!!!!!!!!!!!!!!!!!', 1],
    ['whsec_AA======================', 1],
    [`${'old-'.repeat(6)} whsec_MfKQ9r8GKYqr_TwjUPD8ILPZIo2LaLaSw`, 1],
    // Receivers do not read the alphabet of addresses.
    ['whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLa_-', 1],
    ['whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSwA', 1],
  ])('WEBHOOK_SECRET %s: %i problems', (value, count) => {
    const found = problems({WEBHOOK_URL: url, WEBHOOK_SECRET: value});
    expect(found).toEqual(
      Array(count).fill(expect.stringMatching(/^WEBHOOK_SECRET .*what follows whsec_ is not base64/)),
    );
  });

  test('takes two webhook secrets, each of which must be safe, and no third', () => {
    const [old, next] = ['old-'.repeat(6), 'new-'.repeat(6)];
    const env = {WEBHOOK_URL: url, WEBHOOK_SECRET: ` ${next}  ${old}`};
    expect(loadConfig(env, brand).WEBHOOK_SECRET).toEqual([next, old]);
    for (const [value, problem] of [
      [`${next} short`, 'use at least 24 characters'],
      [`${next} ${old} ${old}`, 'give one secret, or two with a space between them while you replace one'],
    ] as const) {
      expect(problems({...env, WEBHOOK_SECRET: value})).toEqual([
        `WEBHOOK_SECRET has a value that is not shown here: ${problem}`,
      ]);
    }
    expect(problems({...env, WEBHOOK_URL: 'https://user:50%@crm.example.com'})).toEqual([
      'WEBHOOK_URL has a value that is not shown here: write % as %25 in user and password',
    ]);
  });

  test('checks the brand file with it', () => {
    expect(problems({PORT: 'x'}, {...brand, contactEmail: 'nobody'})).toEqual([
      expect.stringMatching(/^src\/data\/brand\.ts: contactEmail: /),
      expect.stringMatching(/^PORT /),
    ]);
  });
});
