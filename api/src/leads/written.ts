import type {Lead} from '../store/store';

export const iso = (ms: number): string => new Date(ms).toISOString();

function deliveriesOf(lead: Lead): string {
  return lead.deliveries.map(({channel, state}) => `${channel} ${state}`).join(', ');
}

export function lineOf(lead: Lead): string {
  const mark = lead.suspicion ? `  [${lead.suspicion}]` : '';
  return `${iso(lead.receivedAt)}  ${lead.id}  ${lead.email}  ${lead.company}  (${deliveriesOf(lead)})${mark}\n`;
}

export function detailsOf(lead: Lead): string {
  const {deliveries, message, attachment, ...rest} = lead;
  const head = {...rest, receivedAt: iso(lead.receivedAt)};
  return [
    ...Object.entries(head)
      .filter(([, value]) => value !== null)
      .map(([name, value]) => `${name}: ${value}`),
    ...deliveries.map(
      ({channel, state, attempts, sentAt, reason}) =>
        `${channel}: ${state} after ${attempts} ${attempts === 1 ? 'attempt' : 'attempts'}` +
        `${sentAt === null ? '' : ` at ${iso(sentAt)}`}${reason === null ? '' : ` (${reason})`}`,
    ),
    `\n${message}`,
    ...(attachment === null ? [] : [`\n${attachment}`]),
    '',
  ].join('\n');
}

export const columns: Readonly<Record<string, (lead: Lead) => string | null>> = {
  id: ({id}) => id,
  received: ({receivedAt}) => iso(receivedAt),
  name: ({name}) => name,
  email: ({email}) => email,
  company: ({company}) => company,
  subject: ({subject}) => subject,
  message: ({message}) => message,
  attachment: ({attachment}) => attachment,
  language: ({locale}) => locale,
  suspicion: ({suspicion}) => suspicion,
  deliveries: deliveriesOf,
};
