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
    const found = problems(bad);
    expect(found.map((line) => line.split(' ')[0]).sort()).toEqual(Object.keys(bad).sort());
    expect(found).toContain('PORT is "70000": give a whole number from 0 to 65535');
    expect(found).toContain('NODE_ENV is "prod": use production, development or test, or leave it out');
  });

  test('never repeats a secret', () => {
    expect(problems(bad).join('\n')).not.toContain('hunter2');
  });

  test.each(['true', '10.0.0.0/33', '10.0.0.0/8/8', 'proxy.example.com', '0.0.0.0/0', '::/0'])(
    'TRUST_PROXY refuses %s',
    (value) => {
      expect(problems({TRUST_PROXY: value})).toHaveLength(1);
    },
  );

  const url = 'https://crm.example.com/hook';
  const secret = 'a-secret-of-more-than-24-characters';
  test.each([
    [{WEBHOOK_URL: url}, 'WEBHOOK_SECRET is missing'],
    [{WEBHOOK_SECRET: secret}, 'WEBHOOK_URL is missing'],
    [
      {WEBHOOK_URL: 'http://crm.example.com', WEBHOOK_SECRET: secret, NODE_ENV: 'production'},
      'use https:// in production',
    ],
    [{PORT: '9000', METRICS_PORT: '9000'}, 'give another port than PORT'],
  ])('variables that do not go together: %j', (env, words) => {
    const found = problems(env as Record<string, string>);
    expect(found).toHaveLength(1);
    expect(found[0]).toContain(words);
    expect(found[0]).not.toContain('crm.example.com');
  });

  test.each([
    ['whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw', 0],
    ['whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSwAA==', 0],
    ['whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSwAA', 0],
    ['no-base64-but-no-prefix-either', 0],
    // Node reads the first three as keys of no byte, of one and of fewer than there are.
    ['whsec_!!!!!!!!!!!!!!!!!!!!!!!!', 1],
    ['whsec_AA======================', 1],
    ['whsec_MfKQ9r8GKYqr TwjUPD8ILPZIo2LaLaSw', 1],
    // Receivers do not read the alphabet of addresses.
    ['whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLa_-', 1],
    ['whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSwA', 1],
  ])('WEBHOOK_SECRET %s: %i problems', (value, count) => {
    const found = problems({WEBHOOK_URL: url, WEBHOOK_SECRET: value});
    expect(found).toEqual(
      Array(count).fill(expect.stringMatching(/^WEBHOOK_SECRET .*what follows whsec_ is not base64/)),
    );
  });

  test('checks the brand file with it', () => {
    expect(problems({PORT: 'x'}, {...brand, contactEmail: 'nobody'})).toEqual([
      expect.stringMatching(/^src\/data\/brand\.ts: contactEmail: /),
      expect.stringMatching(/^PORT /),
    ]);
  });
});
