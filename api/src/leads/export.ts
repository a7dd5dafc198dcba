import type {Lead} from '../store/store';
import {csvLine, type Separator} from '../../../src/lib/csv';
import {columns, iso} from './written';

/** Writes messages one by one, to save memory. Returns their number. Without `separator` of CSV, writes JSON. */
export async function exportLeads(
  leads: AsyncIterable<Lead>,
  separator: Separator | undefined,
  write: (text: string) => Promise<void> | void,
): Promise<number> {
  let count = 0;
  // Without the mark before it Excel takes the text for the alphabet of the machine.
  await write(separator ? `\ufeff${csvLine(Object.keys(columns), separator)}` : '[');
  for await (const lead of leads) {
    const json = () => JSON.stringify({...lead, receivedAt: iso(lead.receivedAt)}, null, 2);
    const cells = Object.values(columns).map((cell) => cell(lead));
    await write(separator ? csvLine(cells, separator) : `${count > 0 ? ',' : ''}\n${json()}`);
    count++;
  }
  await write(separator ? '' : '\n]\n');
  return count;
}
