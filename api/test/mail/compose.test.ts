import {readFileSync} from 'node:fs';
import PostalMime from 'postal-mime';
import {createFileTransport} from '../../src/mail/fileTransport';
import {temporaryDir} from '../setUp';
import {composeContactMail, composeTestMail} from '../../src/mail/compose';
import type {StoredMessage} from '../../src/store/store';
import {whereItalian} from '../../../tests/whereItalian';

const parties = {fromName: 'Portal', from: 'portal@portal.example', to: 'sales@portal.example'};
const message: StoredMessage = {
  id: '0f8fad5b-d9cb-469f-a165-70867728950e',
  name: 'Ada <b>Lovelace</b>',
  email: 'ada@example.com',
  company: 'Analytical & Sons',
  message: 'First line\n<img src=x onerror=alert(1)>',
  subject: null,
  attachment: null,
  locale: 'it',
  receivedAt: Date.parse('2026-03-01T10:00:01Z'),
  sentAt: null,
  suspicion: null,
};

describe('mail of a contact message', () => {
  const mail = composeContactMail(message, parties);

  test('has the same identity and date at every attempt', () => {
    expect(mail).toEqual(composeContactMail(message, parties));
    expect(mail.id).toBe('0f8fad5b-d9cb-469f-a165-70867728950e@portal.example');
    expect(mail.date).toEqual(new Date('2026-03-01T10:00:01Z'));
  });

  test('goes to the operators and answers go to the visitor', () => {
    expect(mail).toMatchObject({
      from: {name: 'Portal', address: 'portal@portal.example'},
      to: 'sales@portal.example',
      replyTo: {name: 'Ada <b>Lovelace</b>', address: 'ada@example.com'},
      subject: 'Contact form: Analytical & Sons (Ada <b>Lovelace</b>)',
    });
  });

  test('holds every field as text', () => {
    for (const part of [message.name, message.email, message.company, message.message, message.id]) {
      expect(mail.text).toContain(part);
    }
    expect(mail.text).toContain('Language: Italian');
    // The hour is that of the machine.
    expect(mail.text).toMatch(/^Received: (?:28 February|1 March|2 March) 2026 at \d{2}:\d{2}:01 \S+$/m);
  });

  test('escapes everything in the HTML part', () => {
    expect(mail.html).toContain('Ada &lt;b&gt;Lovelace&lt;/b&gt;');
    expect(mail.html).toContain('Analytical &amp; Sons');
    expect(mail.html).toContain('First line\n&lt;img src=x onerror=alert(1)&gt;');
    expect(mail.html).not.toContain('<img');
  });
});

whereItalian.test(
  'the mail says its own words in the language of the operators, and the visitor’s as they were',
  () => {
    const {subject, text, html} = composeContactMail(
      {...message, suspicion: 'links', attachment: 'Clienti: 25'},
      {...parties, language: 'it'},
    );
    expect(subject).toBe('[Possibile spam] Modulo di contatto: Analytical & Sons (Ada <b>Lovelace</b>)');
    expect(text).toContain('Lingua: italiano');
    expect(text).toMatch(/^Ricevuto: (?:28 febbraio|1 marzo|2 marzo) 2026 alle ore \d{2}:\d{2}:01 \S+$/m);
    expect(text).toContain('Avvertenza: Contiene molti link. Potrebbe venire da un programma.');
    expect(text).toContain('\nCalcolo allegato\n----------------\nClienti: 25\n');
    expect(text).toContain(message.message);
    expect(html).toContain('<html lang="it">');
    expect(text).not.toMatch(/^(?:Name|Company|Language|Received|Note):/m);
    expect(composeTestMail('1', {...parties, language: 'it'}, 0)).toMatchObject({
      subject: 'Email di prova da Portal',
      text: expect.stringContaining('Questa è una prova.') as string,
    });
  },
);

describe('mail of a contact message with a subject and an attachment', () => {
  const subject = 'A <b>Custom</b> plan';
  const attachment = 'Clients: 25\n<script>alert(1)</script>';
  const mail = composeContactMail({...message, subject, attachment}, parties);

  test('its subject line begins with the words of the visitor', () => {
    expect(mail.subject).toBe('Contact form: A <b>Custom</b> plan - Analytical & Sons (Ada <b>Lovelace</b>)');
  });

  test('its text has the subject among the fields and the attachment under a heading, after the message', () => {
    expect(mail.text).toContain('\nCompany: Analytical & Sons\nSubject: A <b>Custom</b> plan\nLanguage: ');
    expect(
      mail.text.endsWith(`${message.message}\n\nAttached calculation\n--------------------\n${attachment}\n`),
    ).toBe(true);
  });

  test('its HTML has both, escaped', () => {
    expect(mail.html).toContain('A &lt;b&gt;Custom&lt;/b&gt; plan');
    const [before = '', after = ''] = mail.html?.split('<h2>Attached calculation</h2>') ?? [];
    expect(before).toContain('First line');
    expect(after).toContain('Clients: 25\n&lt;script&gt;alert(1)&lt;/script&gt;');
    expect(mail.html).not.toContain('<script');
  });

  test('says nothing of what is not there', () => {
    const {text, html} = composeContactMail(message, parties);
    for (const part of [text, html]) {
      expect(part).not.toContain('Subject');
      expect(part).not.toContain('Attached');
      expect(part).not.toContain('null');
    }
  });
});

test('what a visitor writes as an encoded word is not decoded', async () => {
  const attacks = [
    '=?utf-8?q?x=0d=0aBcc:victim@evil.test?=',
    '=?utf-8?b?DQpCY2M6IHZpY3RpbUBldmlsLnRlc3Q=?=',
    'Admin =?utf-8?q?=E2=80=AE?= evil',
    '=?utf-8?q?Admin_=3Cceo=40bank.com=3E?=',
  ];
  for (const attack of attacks) {
    const mail = composeContactMail({...message, name: attack, company: attack, subject: attack}, parties);
    const {file} = await createFileTransport(temporaryDir()).send(mail, AbortSignal.timeout(5_000));
    const raw = readFileSync(file ?? '', 'utf8');
    const read = await PostalMime.parse(raw);
    const shown = attack.replaceAll('=?', '=\u2060?');
    expect(read.replyTo).toEqual([{name: shown, address: message.email}]);
    expect(read.subject).toBe(`Contact form: ${shown} - ${shown} (${shown})`);
    expect(raw).toMatch(/^Auto-Submitted: auto-generated\r$/m);
    // As it was: decoded, the header has a line of its own.
    const asWritten = await PostalMime.parse(`Subject: ${attacks[0]}\r\n\r\n`);
    expect(asWritten.subject).toMatch(/[\r\n]|Bcc/);
    expect(asWritten.subject).not.toContain('=?');
  }
});

test('the test mail names nobody and says it is a test', () => {
  const mail = composeTestMail('1', parties, 0);
  expect(mail).toMatchObject({id: 'test-1@portal.example', to: 'sales@portal.example'});
  expect(mail).not.toHaveProperty('replyTo');
  expect(mail.text).toContain('This is a test.');
});

test.each([
  ['honeypot', 'A field that people do not see was filled in.'],
  ['too-fast', 'It was sent within seconds'],
] as const)('a message marked %s says so in front of its subject, and arrives whole', (suspicion, words) => {
  const mail = composeContactMail({...message, suspicion}, parties);
  expect(mail.subject).toMatch(/^\[Possible spam\] Contact form: /);
  expect(mail.text).toContain(`Note: ${words}`);
  expect(mail.text).toContain(message.message);
  expect(mail.html).toContain(words);
});
