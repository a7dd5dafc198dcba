import {setTimeout as sleep} from 'node:timers/promises';
import {brand} from '../../../src/data/brand';
import {mailParties} from '../../src/app';
import {loadConfig} from '../../src/config';
import {startHeldDigest} from '../../src/mail/heldDigest';
import type {Store} from '../../src/store/store';
import {afterTest, memoryTransport, setUp, until, validMessage} from '../setUp';

const parties = mailParties(loadConfig({NODE_ENV: 'production', CONTACT_TO: 'sales@portal.example'}, brand));
/** Held, because the hidden field is filled in. */
const spam = {...validMessage, website: 'x', message: '[url=http://spam.example]http://spam.example[/url]'};

async function setUpDigest(failure?: unknown, store: Partial<Store> = {}) {
  const transport = memoryTransport(failure);
  const log: string[] = [];
  const note = (line: object, text?: string) => void log.push(`${JSON.stringify(line)} ${text}`);
  const api = await setUp({transport});
  function start({everyMs = 60_000, language = 'en', deadlineMs = 10_000} = {}) {
    const digest = startHeldDigest({
      ...{store: {...api.store, ...store}, transport, parties: {...parties, language}, everyMs, deadlineMs},
      ...{checkMs: 20, lagMs: 30},
      logger: {info: note, warn: note},
    });
    afterTest(() => digest.stop());
    return digest;
  }
  const hold = async (company: string) => {
    await api.post({...spam, company, message: `${spam.message} ${company}`});
    await sleep(50);
  };
  return {...api, transport, log, start, hold};
}

test('one mail of all servers says how many messages are held, which, and what to do', async () => {
  const {hold, post, start, transport} = await setUpDigest();
  await post(validMessage);
  for (let i = 1; i <= 12; i++) {
    await hold(`Company ${i}`);
  }
  start();
  start();
  await until(() => transport.sent.length > 0);
  await sleep(100);
  expect(transport.sent).toHaveLength(1);
  const {subject, text = '', to, headers} = transport.sent[0] ?? {};
  expect(subject).toBe('12 contact messages held as possible spam');
  expect(to).toBe('sales@portal.example');
  expect(headers?.['Auto-Submitted']).toBe('auto-generated');
  expect(text.match(/^ {2}Company \d+ <ada@example\.com>$/gm)).toEqual(
    [12, 11, 10, 9, 8, 7, 6, 5, 4, 3].map((i) => `  Company ${i} <ada@example.com>`),
  );
  expect(text).toContain('A field that people do not see was filled in.');
  expect(text).toContain('portal-leads list --state held');
  expect(text).toContain('portal-leads release ID');
});

test('the next mail comes after an hour, and only if something was held since', async () => {
  const {hold, start, transport} = await setUpDigest();
  await hold('Company 1');
  start({everyMs: 2_000});
  await until(() => transport.sent.length === 1);
  await hold('Company 2');
  expect(transport.sent).toHaveLength(1);
  await until(() => transport.sent.length === 2);
  expect(transport.sent[1]?.text).toMatch(/Company 2/);
  expect(transport.sent[1]?.text).not.toMatch(/Company 1/);
  await sleep(2_500);
  expect(transport.sent).toHaveLength(2);
});

test('a mail that fails is sent later; a stopped digest sends none', async () => {
  const {hold, start, transport, log} = await setUpDigest(
    Object.assign(new Error('to 127.0.0.1'), {code: 'ESOCKET', originalCode: 'ECONNREFUSED'}),
  );
  await hold('Company 1');
  const first = start();
  await until(() => log.length > 0);
  await first.stop();
  expect(log[0]).toBe(
    '{"code":"ESOCKET","cause":"ECONNREFUSED"} operators not told of messages held as spam',
  );
  transport.failure = undefined;
  await sleep(100);
  expect(transport.sent).toEqual([]);
  start({language: 'it'});
  await until(() => transport.sent.length === 1);
  expect(transport.sent[0]?.subject).toBe('1 messaggio di contatto trattenuto come possibile spam');
});

test('nothing counts as reported while the store does not take the end of a failed digest', async () => {
  const {hold, start, store, log} = await setUpDigest(new Error('down'), {
    endDigest: () => Promise.reject(new Error('away')),
  });
  await hold('Company 1');
  const first = start({deadlineMs: 1});
  await until(() => log.length > 0);
  await first.stop();
  expect(await store.claimDigest(Date.now() + 60_000, 60_000, 1)).toBe(0);
});

test('a mail server that never answers is given up, and asked again', async () => {
  let asked = 0;
  const {hold, start, transport, log} = await setUpDigest();
  transport.send = (_mail, signal) =>
    new Promise((_resolve, reject) => {
      asked++;
      signal.addEventListener('abort', () => reject(new Error('cut')));
    });
  await hold('Company 1');
  start({deadlineMs: 50});
  await until(() => asked > 1);
  expect(log[0]).toContain('not told');
});
