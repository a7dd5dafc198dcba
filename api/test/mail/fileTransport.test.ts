import {readdirSync, readFileSync, statSync} from 'node:fs';
import {join} from 'node:path';
import {composeContactMail} from '../../src/mail/compose';
import {createFileTransport} from '../../src/mail/fileTransport';
import {temporaryDir} from '../setUp';
import {parseMail} from './mailServer';

test('writes a mail that a mail program can open', async () => {
  const dir = join(temporaryDir(), 'mail');
  const transport = createFileTransport(dir);
  const mail = composeContactMail(
    {
      id: 'abc',
      name: 'Zoë "Z" O’Neil, Jr <zoe@evil.test>',
      email: 'zoe@example.com',
      company: 'Caffè Ωmega',
      message: 'Perché no?\n<b>€ 100</b>',
      locale: 'it',
      receivedAt: Date.parse('2026-03-01T10:00:01Z'),
      sentAt: null,
    },
    {fromName: 'Vallora', from: 'portal@vallora.example', to: 'sales@vallora.example'},
  );
  const file = join(dir, 'abc.eml');
  for (let attempt = 0; attempt < 2; attempt++) {
    expect(await transport.send(mail, AbortSignal.timeout(1000))).toEqual({
      messageId: '<abc@vallora.example>',
      file,
    });
  }
  expect(readdirSync(dir)).toEqual(['abc.eml']);
  expect(statSync(file).mode & 0o777).toBe(0o600);

  const email = await parseMail(readFileSync(file));
  expect(email.messageId).toBe('<abc@vallora.example>');
  expect(email.date).toBe('2026-03-01T10:00:01.000Z');
  expect(email.from).toMatchObject({name: 'Vallora', address: 'portal@vallora.example'});
  expect(email.to).toMatchObject([{address: 'sales@vallora.example'}]);
  expect(email.replyTo).toMatchObject([
    {name: 'Zoë "Z" O’Neil, Jr <zoe@evil.test>', address: 'zoe@example.com'},
  ]);
  expect(email.subject).toBe('Contact form: Caffè Ωmega (Zoë "Z" O’Neil, Jr <zoe@evil.test>)');
  expect(email.text).toContain('Perché no?\n<b>€ 100</b>');
  expect(email.html).toContain('&lt;b&gt;€ 100&lt;/b&gt;');
});
