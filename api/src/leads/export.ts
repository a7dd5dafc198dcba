import type {Lead} from '../store/store';
import {csvHead, csvLine, type Separator} from './csv';
import {columns, iso} from './written';

export const formats = ['csv', 'json'] as const;

/** Text before, between and after the messages of a file. */
interface Format {
  readonly head: string;
  readonly row: (lead: Lead, isFirst: boolean) => string;
  readonly tail: string;
}

const json: Format = {
  head: '[',
  row: (lead, isFirst) =>
    `${isFirst ? '' : ','}\n${JSON.stringify({...lead, receivedAt: iso(lead.receivedAt)}, null, 2)}`,
  tail: '\n]\n',
};
const csv = (separator: Separator): Format => ({
  head: csvHead(columns, separator),
  row: (lead) => csvLine(columns, lead, separator),
  tail: '',
});

/** Writes messages one after the other, so that any number of them needs little memory. Returns how many. */
export async function exportLeads(
  leads: AsyncIterable<Lead>,
  format: (typeof formats)[number],
  separator: Separator,
  write: (text: string) => Promise<void> | void,
): Promise<number> {
  const {head, row, tail} = format === 'json' ? json : csv(separator);
  let count = 0;
  await write(head);
  for await (const lead of leads) {
    await write(row(lead, count++ === 0));
  }
  await write(tail);
  return count;
}
