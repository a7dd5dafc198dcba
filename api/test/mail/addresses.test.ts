/** Whom operators answer, whatever address the visitor has. */
import {composeContactMail} from '../../src/mail/compose';
import {createSmtpTransport} from '../../src/mail/smtpTransport';
import {locales, wordsIn} from '../../src/languages/languages';
import {afterTest} from '../support';
import {startMailServer} from './mailServer';

const parties = {fromName: 'Portal', from: 'portal@portal.example', to: 'sales@portal.example'};
const message = {
  ...{id: '1', name: 'Ada', company: 'Acme', message: 'Hello', locale: 'en', receivedAt: 0},
  ...{subject: null, attachment: null, sentAt: null, suspicion: null},
};

/** Sends through a server without SMTPUTF8 (RFC 6531), which may refuse other headers than ASCII. */
async function arrived(email: string, language: string) {
  const server = await startMailServer({hideSMTPUTF8: true});
  const transport = createSmtpTransport(server.url, false);
  afterTest(() => transport.close());
  const mail = composeContactMail({...message, email}, {...parties, language});
  await transport.send(mail, AbortSignal.timeout(5_000));
  const [{source, email: parsed} = {source: '', email: undefined}] = server.mails;
  expect(source).toMatch(/^[\t\r\n\x20-\x7e]+$/);
  return parsed;
}

test.each([
  ['o&m@firm.example', 'o&m@firm.example'],
  ["o'neill@firm.example", "o'neill@firm.example"],
  ['sales/eu@firm.example', 'sales/eu@firm.example'],
  ['info@società.example', 'info@xn--societ-nta.example'],
])('a mail of %s is answered to %s', async (email, address) => {
  const parsed = await arrived(email, 'en');
  expect(parsed?.replyTo).toEqual([{name: 'Ada', address}]);
  expect(parsed?.text).toContain(`Email: ${email}\n`);
});

test.each(['josé@firm.example', 'пример@пример.рф'])(
  'a mail of %s, which no header can say, says so and is answered to nobody',
  async (email) => {
    for (const language of locales) {
      const parsed = await arrived(email, language);
      expect(parsed?.replyTo).toEqual([{name: email, group: []}]);
      expect(parsed?.text).toContain(`: ${email}\n`);
      expect(parsed?.text).toContain(wordsIn(language).operatorMail.noReply);
    }
  },
);
