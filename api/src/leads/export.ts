import {open} from 'node:fs/promises';
import {type Lead} from '../store/store';
import {csvHead, csvLine} from './csv';
import {columns, iso} from './written';

export const formats = ['csv', 'json'] as const;

/** What stands before, between and after the messages of a file. */
interface Format {
  readonly head: string;
  readonly row: (lead: Lead, isFirst: boolean) => string;
  readonly tail: string;
}

const byName: Readonly<Record<(typeof formats)[number], Format>> = {
  csv: {head: csvHead(columns), row: (lead) => csvLine(columns, lead), tail: ''},
  json: {
    head: '[',
    row: (lead, isFirst) =>
      `${isFirst ? '' : ','}\n${JSON.stringify({...lead, receivedAt: iso(lead.receivedAt)}, null, 2)}`,
    tail: '\n]\n',
  },
};

/** Writes messages one after the other, so that any number of them needs little memory. Returns how many. */
export async function exportLeads(
  leads: AsyncIterable<Lead>,
  format: (typeof formats)[number],
  write: (text: string) => Promise<void> | void,
): Promise<number> {
  const {head, row, tail} = byName[format];
  let count = 0;
  await write(head);
  for await (const lead of leads) {
    await write(row(lead, count++ === 0));
  }
  await write(tail);
  return count;
}

/** Calls `work` with what writes to a file that its owner alone may read. */
export async function withFile<T>(
  file: string,
  work: (write: (text: string) => Promise<void>) => Promise<T>,
): Promise<T> {
  const handle = await open(file, 'w', 0o600);
  try {
    // Not `write`, which may stop short of the end without a word, as on a disk that has just become full.
    return await work((text) => handle.writeFile(text));
  } finally {
    await handle.close();
  }
}
