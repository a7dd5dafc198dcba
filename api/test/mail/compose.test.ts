import {composeContactMail, composeTestMail} from '../../src/mail/compose';
import type {StoredMessage} from '../../src/store/store';

const parties = {fromName: 'Vallora', from: 'portal@vallora.example', to: 'sales@vallora.example'};
const message: StoredMessage = {
  id: '0f8fad5b-d9cb-469f-a165-70867728950e',
  name: 'Ada <b>Lovelace</b>',
  email: 'ada@example.com',
  company: 'Analytical & Sons',
  message: 'First line\n<img src=x onerror=alert(1)>',
  locale: 'it',
  receivedAt: Date.parse('2026-03-01T10:00:01Z'),
  sentAt: null,
};

describe('mail of a contact message', () => {
  const mail = composeContactMail(message, parties);

  test('has the same identity and date at every attempt', () => {
    expect(mail).toEqual(composeContactMail(message, parties));
    expect(mail.id).toBe('0f8fad5b-d9cb-469f-a165-70867728950e@vallora.example');
    expect(mail.date).toEqual(new Date('2026-03-01T10:00:01Z'));
  });

  test('goes to the operators and answers go to the visitor', () => {
    expect(mail).toMatchObject({
      from: {name: 'Vallora', address: 'portal@vallora.example'},
      to: 'sales@vallora.example',
      replyTo: {name: 'Ada <b>Lovelace</b>', address: 'ada@example.com'},
      subject: 'Contact form: Analytical & Sons (Ada <b>Lovelace</b>)',
    });
  });

  test('holds every field as text', () => {
    for (const part of [message.name, message.email, message.company, message.message, message.id]) {
      expect(mail.text).toContain(part);
    }
    expect(mail.text).toContain('Language: Italian');
    expect(mail.text).toContain('Received: 2026-03-01T10:00:01.000Z');
  });

  test('escapes everything in the HTML part', () => {
    expect(mail.html).toContain('Ada &lt;b&gt;Lovelace&lt;/b&gt;');
    expect(mail.html).toContain('Analytical &amp; Sons');
    expect(mail.html).toContain('First line\n&lt;img src=x onerror=alert(1)&gt;');
    expect(mail.html).not.toContain('<img');
  });
});

test('the test mail names nobody and says it is a test', () => {
  const mail = composeTestMail('1', parties, 0);
  expect(mail).toMatchObject({id: 'test-1@vallora.example', to: 'sales@vallora.example'});
  expect(mail).not.toHaveProperty('replyTo');
  expect(mail.text).toContain('This is a test.');
});
