import {composeContactMail} from '../../src/mail/compose';
import {createMailDelivery} from '../../src/mail/mailDelivery';
import {describeFailure, judgeMailFailure, type MailTransport} from '../../src/mail/transport';
import type {StoredMessage} from '../../src/store/store';

const parties = {fromName: 'Portal', from: 'portal@portal.example', to: 'sales@portal.example'};
const message: StoredMessage = {
  ...{id: '1', name: 'Ada', email: 'ada@example.com', company: 'Acme', message: 'Hello', subject: null},
  ...{attachment: null, locale: 'en', receivedAt: 0, sentAt: null, suspicion: null},
};

test.each([
  [undefined, {}],
  ['/mail/1.eml', {file: '/mail/1.eml'}],
])('hands the mail on, and says where it lies: %s', async (file, note) => {
  const told: unknown[] = [];
  const transport: MailTransport = {
    async send(...args) {
      told.push(args);
      return {messageId: '<1>', file};
    },
    close: () => void told.push('closed'),
  };
  const delivery = createMailDelivery(transport, parties);
  const {signal} = new AbortController();
  expect(await delivery.deliver(message, signal)).toEqual(note);
  delivery.close();
  expect(told).toEqual([[composeContactMail(message, parties), signal], 'closed']);
  expect([delivery.judge, delivery.summarize]).toEqual([judgeMailFailure, describeFailure]);
});
