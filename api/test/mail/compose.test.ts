import {readFileSync} from 'node:fs';
import PostalMime from 'postal-mime';
import {createFileTransport} from '../../src/mail/fileTransport';
import {temporaryDir} from '../support';
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

/** HTML without the spaces between tags. */
const tight = (html = '') => html.replaceAll(/\s*\n\s*(?=<)/g, '');
/** The hour is that of the machine. */
const received = /(?:28 February|1 March|2 March) 2026 at \d{2}:\d{2}:01 [^\s<]+/g;

test('a mail holds what is stored, and nothing else', () => {
  const {text, html, ...rest} = composeContactMail(message, parties);
  expect(rest).toEqual({
    id: '0f8fad5b-d9cb-469f-a165-70867728950e@portal.example',
    date: new Date('2026-03-01T10:00:01Z'),
    from: {name: 'Portal', address: 'portal@portal.example'},
    to: 'sales@portal.example',
    headers: {'Auto-Submitted': 'auto-generated', 'X-Auto-Response-Suppress': 'All'},
    replyTo: {name: 'Ada <b>Lovelace</b>', address: 'ada@example.com'},
    subject: 'Contact form: Analytical & Sons (Ada <b>Lovelace</b>)',
  });
  expect(text.replace(received, 'THEN')).toBe(`Name: Ada <b>Lovelace</b>
Email: ada@example.com
Company: Analytical & Sons
Language: Italian
Received: THEN
Reference: 0f8fad5b-d9cb-469f-a165-70867728950e

First line
<img src=x onerror=alert(1)>
`);
  expect(tight(html).replace(received, 'THEN')).toBe(
    '<!doctype html><html lang="en"><meta charset="utf-8" /><body><table>' +
      '<tr><th align="left">Name</th><td>Ada &lt;b&gt;Lovelace&lt;/b&gt;</td></tr>' +
      '<tr><th align="left">Email</th><td>ada@example.com</td></tr>' +
      '<tr><th align="left">Company</th><td>Analytical &amp; Sons</td></tr>' +
      '<tr><th align="left">Language</th><td>Italian</td></tr>' +
      '<tr><th align="left">Received</th><td>THEN</td></tr>' +
      '<tr><th align="left">Reference</th><td>0f8fad5b-d9cb-469f-a165-70867728950e</td></tr></table>' +
      '<p style="white-space: pre-wrap">First line\n&lt;img src=x onerror=alert(1)&gt;</p></body></html>',
  );
});

test('a subject, an attachment and signs of a program have their places', () => {
  const {subject, text, html} = composeContactMail(
    {
      ...message,
      subject: 'A <b>Custom</b> plan',
      attachment: 'Clients: 25\n<script>alert(1)</script>',
      suspicion: 'links,honeypot',
    },
    {...parties, from: 'a@b@portal.example'},
  );
  expect(subject).toBe(
    '[Possible spam] Contact form: A <b>Custom</b> plan - Analytical & Sons (Ada <b>Lovelace</b>)',
  );
  const note =
    'A field that people do not see was filled in. It contains many links. It may have been sent by a program.';
  expect(text).toContain('Company: Analytical & Sons\nSubject: A <b>Custom</b> plan\nLanguage: Italian\n');
  expect(text).toContain(`\nNote: ${note}\n\nFirst line\n`);
  expect(text).toContain(
    '\n\nAttached calculation\n--------------------\nClients: 25\n<script>alert(1)</script>\n',
  );
  expect(tight(html)).toContain(
    `<tr><th align="left">Subject</th><td>A &lt;b&gt;Custom&lt;/b&gt; plan</td></tr>`,
  );
  expect(tight(html)).toContain(`<tr><th align="left">Note</th><td>${note}</td></tr></table>`);
  expect(tight(html)).toContain(
    'alert(1)&gt;</p><h2>Attached calculation</h2><p style="white-space: pre-wrap">Clients: 25\n' +
      '&lt;script&gt;alert(1)&lt;/script&gt;</p></body></html>',
  );
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
  }
});

test('the test mail names nobody and says it is a test', () => {
  expect(composeTestMail('1', {...parties, from: 'a@b@portal.example'}, 5)).toEqual({
    id: 'test-1@portal.example',
    date: new Date(5),
    from: {name: 'Portal', address: 'a@b@portal.example'},
    to: 'sales@portal.example',
    headers: {'Auto-Submitted': 'auto-generated', 'X-Auto-Response-Suppress': 'All'},
    subject: 'Test email from Portal',
    text: 'This is a test. If you can read it, contact messages reach this address.\n',
  });
});
