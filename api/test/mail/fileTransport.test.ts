import {readdirSync, readFileSync, statSync} from 'node:fs';
import {join} from 'node:path';
import {composeContactMail} from '../../src/mail/compose';
import {createFileTransport} from '../../src/mail/fileTransport';
import type {StoredMessage} from '../../src/store/store';
import {temporaryDir} from '../support';
import {parseMail} from './mailServer';

const message: StoredMessage = {
  ...{id: 'abc', name: 'Zoë "Z" O’Neil, Jr <zoe@evil.test>', email: 'zoe@example.com'},
  ...{company: 'Caffè Ωmega', message: 'Perché no?\n<b>€ 100</b>', subject: 'Più margine'},
  attachment: 'Clienti: 25\nRisparmio: 2.900 €\n\nMargine: +5 %',
  ...{locale: 'it', receivedAt: Date.parse('2026-03-01T10:00:01Z'), sentAt: null, suspicion: null},
};
const parties = {fromName: 'Portal', from: 'portal@portal.example', to: 'sales@portal.example'};

test('writes a mail that a mail program can open', async () => {
  const dir = join(temporaryDir(), 'mail');
  const transport = createFileTransport(dir);
  const mail = composeContactMail(message, parties);
  const file = join(dir, 'abc.eml');
  for (let attempt = 0; attempt < 2; attempt++) {
    expect(await transport.send(mail, AbortSignal.timeout(1000))).toEqual({
      messageId: '<abc@portal.example>',
      file,
    });
  }
  expect(readdirSync(dir)).toEqual(['abc.eml']);
  expect(statSync(file).mode & 0o777).toBe(0o600);

  expect(readFileSync(file, 'latin1')).not.toMatch(/(?<!\r)\n/);
  const email = await parseMail(readFileSync(file));
  expect(email).toMatchObject({
    messageId: '<abc@portal.example>',
    date: '2026-03-01T10:00:01.000Z',
    from: {name: 'Portal', address: 'portal@portal.example'},
    to: [{address: 'sales@portal.example'}],
    replyTo: [{name: message.name, address: 'zoe@example.com'}],
    subject: `Contact form: Più margine - Caffè Ωmega (${message.name})`,
  });
  expect(email.text).toContain(message.message);
  expect(email.html).toContain('&lt;b&gt;€ 100&lt;/b&gt;');
  for (const part of [email.text, email.html]) {
    expect(part).toContain(message.attachment);
  }
});

test.each([
  'Plans\r\nBcc: everyone@evil.test',
  'Plans\nBcc: everyone@evil.test\n\nA body',
  'Plans\rBcc: everyone@evil.test',
  `${'x'.repeat(190)}\r\n\tBcc: everyone@evil.test`,
  '=?utf-8?q?Plans=0D=0ABcc:_everyone@evil.test?=',
  'Plans\u2028Bcc: everyone@evil.test',
])('a stored subject adds no header, whatever it holds: %j', async (subject) => {
  const dir = temporaryDir();
  const mail = composeContactMail({...message, subject, attachment: subject}, parties);
  await createFileTransport(dir).send(mail, AbortSignal.timeout(1000));
  const email = await parseMail(readFileSync(join(dir, 'abc.eml')));
  expect(email.headers.map(({key}) => key).join(' ')).toBe(
    'auto-submitted x-auto-response-suppress from to reply-to subject message-id date mime-version content-type',
  );
  expect(email.to).toMatchObject([{address: 'sales@portal.example'}]);
  expect(email.bcc ?? []).toEqual([]);
  expect(email.text).toContain('Perché no?');
});
