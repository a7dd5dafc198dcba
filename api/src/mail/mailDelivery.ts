import type {Delivery, DeliveryNote} from '../outbox/delivery';
import {composeContactMail, type MailParties} from './compose';
import {describeFailure, judgeMailFailure, type MailTransport} from './transport';

/** Two minutes more than a server may take after the last line of a mail (see `createSmtpTransport`). */
export const mailDeadlineMs = 12 * 60_000;

export function createMailDelivery(transport: MailTransport, parties: MailParties): Delivery {
  return {
    slots: transport.connections ?? 10,
    queues: true,
    deadlineMs: mailDeadlineMs,
    async deliver(message, signal): Promise<DeliveryNote> {
      const {file} = await transport.send(composeContactMail(message, parties), signal);
      return file === undefined ? {} : {file};
    },
    judge: judgeMailFailure,
    summarize: describeFailure,
    close: () => transport.close(),
  };
}
