import type {Delivery, DeliveryNote} from '../outbox/delivery';
import {composeContactMail, type MailParties} from './compose';
import {describeFailure, judgeMailFailure, type MailTransport} from './transport';

/** Delivers messages as mail to the operators. */
export function createMailDelivery(transport: MailTransport, parties: MailParties): Delivery {
  return {
    async deliver(message, signal): Promise<DeliveryNote> {
      const {file} = await transport.send(composeContactMail(message, parties), signal);
      return file === undefined ? {} : {file};
    },
    judge: judgeMailFailure,
    summarize: describeFailure,
    close: () => transport.close(),
  };
}
