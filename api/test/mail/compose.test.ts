import {readdirSync, readFileSync, statSync} from 'node:fs';
import {load} from 'cheerio';
import {locales, wordsIn} from '../../src/languages/languages';
import {composeContactMail, composeTestMail} from '../../src/mail/compose';
import {createFileTransport} from '../../src/mail/fileTransport';
import {createSmtpTransport} from '../../src/mail/smtpTransport';
import type {StoredMessage} from '../../src/store/store';
import {whereItalian} from '../../../tests/whereItalian';
import {afterTest, temporaryDir} from '../support';
import {parseMail, startMailServer} from './mailServer';

const parties = {fromName: 'Portal', from: 'portal@portal.example', to: 'sales@portal.example'};
const message: StoredMessage = {
  id: '0f8fad5b-d9cb-469f-a165-70867728950e',
  name: 'Zoë "Z" <b>O’Neil</b>, Jr <zoe@evil.test>',
  email: 'zoe@example.com',
  company: 'Caffè & Sons',
  message: 'Perché no?\n<img src=x onerror=alert(1)>',
  subject: null,
  attachment: null,
  locale: 'it',
  receivedAt: Date.parse('2026-03-01T10:00:01Z'),
  sentAt: null,
  suspicion: null,
};

/** Writes a mail to a file and parses it like a mail program. */
async function shown(changes: Partial<StoredMessage> = {}, language = 'en') {
  const dir = temporaryDir();
  const transport = createFileTransport(dir);
  const mail = composeContactMail({...message, ...changes}, {...parties, language});
  // A second attempt writes the same file.
  await transport.send(mail, AbortSignal.timeout(5_000));
  const {file = ''} = await transport.send(mail, AbortSignal.timeout(5_000));
  expect([readdirSync(dir), statSync(file).mode & 0o777]).toEqual([[`${message.id}.eml`], 0o600]);
  expect(readFileSync(file, 'latin1')).not.toMatch(/(?<!\r)\n/);
  const {text = '', html = '', ...head} = await parseMail(readFileSync(file));
  return {head, text, html};
}

test('a mail program shows all that is stored, and runs nothing of it', async () => {
  const attachment = 'Clients: 25\n<script>alert(1)</script>\n\nSaving: 2.900 €';
  const {head, text, html} = await shown({subject: 'More <b>', attachment, suspicion: 'links,honeypot'});
  expect(head).toMatchObject({
    messageId: `<${message.id}@portal.example>`,
    date: '2026-03-01T10:00:01.000Z',
    from: {name: 'Portal', address: 'portal@portal.example'},
    to: [{address: 'sales@portal.example'}],
    replyTo: [{name: message.name, address: 'zoe@example.com'}],
    subject: `[Possible spam] Contact form: More <b> - Caffè & Sons (${message.name})`,
  });
  // The hour depends on the machine's time zone.
  const received = /(?:28 February|1 March|2 March) 2026 at \d{2}:\d{2}:01 \S+/;
  expect(text.trimEnd().replace(received, 'THEN')).toBe(`Name: ${message.name}
Email: zoe@example.com
Company: Caffè & Sons
Subject: More <b>
Language: Italian
Received: THEN
Reference: ${message.id}
Note: A field that people do not see was filled in. It contains many links. It may have been sent by a program.

${message.message}

Attached calculation
--------------------
${attachment}`);
  const $ = load(html);
  const rows = $('tr').toArray();
  const cells = rows.map((row) => `${$(row).find('th').text()}: ${$(row).find('td').text()}\n`);
  expect(text.startsWith(cells.join(''))).toBe(true);
  expect(cells).toHaveLength(8);
  expect([$('p').first().text(), $('h2').text(), $('p').last().text()]).toEqual([
    ...[message.message, 'Attached calculation', attachment],
  ]);
  expect($('b, img, script')).toHaveLength(0);
});

test('a mail says nothing of what is not there', async () => {
  const {head, text, html} = await shown();
  expect(head.subject).toBe(`Contact form: Caffè & Sons (${message.name})`);
  expect(text.match(/^\w+(?=: )/gm)).toEqual([
    'Name',
    'Email',
    'Company',
    'Language',
    'Received',
    'Reference',
  ]);
  expect(html).not.toContain('<h2>');
});

whereItalian.test(
  'a mail says its own words in the language of the operators, and the visitor’s as they were',
  async () => {
    const {head, text, html} = await shown({suspicion: 'links', attachment: 'Clienti: 25'}, 'it');
    expect(head.subject).toMatch(/^\[Possibile spam\] Modulo di contatto: Caffè/);
    expect(text).toContain('Lingua: italiano');
    expect(text).toMatch(/^Ricevuto: (?:28 febbraio|1 marzo|2 marzo) 2026 alle ore \d{2}:\d{2}:01 \S+$/m);
    expect(text).toContain('Avvertenza: Contiene molti link. Potrebbe venire da un programma.');
    expect(text).toContain('\nCalcolo allegato\n----------------\nClienti: 25\n');
    expect(text).toContain(message.message);
    expect(html).toContain('<html lang="it">');
    expect(composeTestMail('1', {...parties, language: 'it'}, 0)).toMatchObject({
      subject: 'Email di prova da Portal',
      text: expect.stringContaining('Questa è una prova.') as string,
    });
  },
);

test.each([
  'Plans\r\nBcc: everyone@evil.test',
  'Plans\nBcc: everyone@evil.test\n\nA body',
  'Plans\u2028Bcc: everyone@evil.test',
  `${'x'.repeat(190)}\r\n\tBcc: everyone@evil.test`,
  '=?utf-8?q?x=0d=0aBcc:victim@evil.test?=',
  '=?utf-8?b?DQpCY2M6IHZpY3RpbUBldmlsLnRlc3Q=?=',
  'Admin =?utf-8?q?=E2=80=AE_=3Cceo=40bank.com=3E?= evil',
])('what a visitor writes adds no header, and is decoded by nobody: %j', async (attack) => {
  const {head, text} = await shown({name: attack, company: attack, subject: attack, attachment: attack});
  expect(head.headers.map(({key}) => key).join(' ')).toBe(
    'auto-submitted x-auto-response-suppress from to reply-to subject message-id date mime-version content-type',
  );
  expect([head.to?.map(({address}) => address), head.bcc ?? []]).toEqual([['sales@portal.example'], []]);
  expect(text).toContain(message.message);
  const [replyTo] = head.replyTo ?? [];
  expect(replyTo?.address).toBe(message.email);
  for (const decoded of [head.subject, replyTo?.name]) {
    expect(decoded?.replace(/\s+/g, ' ')).toContain(attack.replaceAll('=?', '=\u2060?').replace(/\s+/g, ' '));
  }
});

/** Sends through a server without SMTPUTF8 (RFC 6531), which may reject non-ASCII headers. */
async function arrived(email: string, language = 'en') {
  const server = await startMailServer({hideSMTPUTF8: true});
  const transport = createSmtpTransport(server.url, false);
  afterTest(() => transport.close());
  const mail = composeContactMail({...message, name: 'Ada', email}, {...parties, language});
  await transport.send(mail, AbortSignal.timeout(5_000));
  const [{source, email: parsed} = {source: '', email: undefined}] = server.mails;
  expect(source).toMatch(/^[\t\r\n\x20-\x7e]+$/);
  expect(parsed?.text).toContain(`: ${email}\n`);
  return parsed;
}

test.each([
  ['o&m@firm.example', 'o&m@firm.example'],
  ["o'neill@firm.example", "o'neill@firm.example"],
  ['sales/eu@firm.example', 'sales/eu@firm.example'],
  ['info@società.example', 'info@xn--societ-nta.example'],
])('a mail of %s is answered to %s', async (email, address) => {
  expect((await arrived(email))?.replyTo).toEqual([{name: 'Ada', address}]);
});

test.each(['josé@firm.example', 'пример@пример.рф'])(
  'a mail of %s, which no header can say, says so and is answered to nobody',
  async (email) => {
    for (const language of locales) {
      const parsed = await arrived(email, language);
      expect(parsed?.replyTo).toEqual([{name: email, group: []}]);
      expect(parsed?.text).toContain(wordsIn(language).operatorMail.noReply);
    }
  },
);
