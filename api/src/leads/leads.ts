import {rm} from 'node:fs/promises';
import {join} from 'node:path';
import type {Lead, LeadFilter, Store} from '../store/store';
import {type Asked, channelOf, filterOf, readArguments, UsageError, wholeNumber} from './arguments';
import {exportLeads, formats, withFile} from './export';
import {detailsOf, lineOf} from './written';

/** How to use the command. */
export const usage = `npm run -s leads -- COMMAND

  list     [filters] [--limit N]                one line each, newest first (limit 50)
  show     ID                                   one message with its deliveries
  export   [filters] [--format csv|json] [--output FILE]
                                                csv is safe to open in a spreadsheet
  retry    ID | --all                           deliver again what failed
  release  ID                                   this is no spam: take the mark off, and deliver it if it was held
  cancel   ID | --channel mail|webhook  --yes   deliver no more what waits, is held or failed
  delete   ID --yes                             delete one message
  erase    --email ADDRESS --yes                delete everything from an address
  purge    --older-than DAYS [--undelivered] --yes
                                                delete what is older and delivered, or whatever became of it
  backup   --output FILE                        a copy of the store, while the server runs
  check                                         whether the store is whole

  filters  --since DATE --before DATE --email ADDRESS --suspicious
           --state pending|sent|failed|held|cancelled

It reads the same variables as the server (DATA_DIR or DATABASE_URL), may run beside it, and never makes a store.
`;

const dayMs = 24 * 60 * 60_000;

export interface LeadsDependencies {
  readonly store: Store;
  /** Where mails without a mail server lie; they go with their message. */
  readonly mailDir: string;
  readonly write: (text: string) => Promise<void> | void;
  readonly now: () => number;
}

type Command = (asked: Asked, dependencies: LeadsDependencies) => Promise<void>;

/** @throws UsageError when no id is given, or none of these messages has it */
async function find({command, id}: Asked, {store}: LeadsDependencies): Promise<Lead> {
  if (id === undefined) {
    throw new UsageError(`${command} needs an ID.`);
  }
  for await (const lead of store.listLeads({id})) {
    return lead;
  }
  throw new UsageError(`There is no message ${id}.`);
}

/** Deletes messages and the files of their mails. Returns how many. */
async function remove(filter: LeadFilter, {store, mailDir}: LeadsDependencies): Promise<number> {
  let count = 0;
  for await (const ids of store.deleteLeads(filter)) {
    await Promise.all(ids.map((id) => rm(join(mailDir, `${id}.eml`), {force: true})));
    count += ids.length;
  }
  return count;
}

/** A count with its noun. */
const counted = (count: number, one: string, more: string) => `${count} ${count === 1 ? one : more}`;
const messages = (count: number) => counted(count, 'message', 'messages');
const deliveries = (count: number) => counted(count, 'delivery', 'deliveries');
const elsewhere = 'Copies that were mailed, sent to a webhook, exported or backed up remain.';

const commands: Readonly<Record<string, Command>> = {
  async list({values}, {store, write}) {
    const {limit = 50, ...filter} = filterOf(values);
    let count = 0;
    for await (const lead of store.listLeads({...filter, limit})) {
      count++;
      await write(lineOf(lead));
    }
    if (count === 0) {
      await write('No messages.\n');
    }
  },

  async show(asked, dependencies) {
    await dependencies.write(detailsOf(await find(asked, dependencies)));
  },

  async export({values}, {store, write}) {
    const {format: given = 'csv', output} = values;
    const format = formats.find((name) => name === given);
    if (!format) {
      throw new UsageError(`--format is "${given}": use csv or json.`);
    }
    const leads = store.listLeads(filterOf(values));
    if (output === undefined) {
      await exportLeads(leads, format, write);
      return;
    }
    const count = await withFile(output, (writeFile) => exportLeads(leads, format, writeFile));
    await write(`${messages(count)} written to ${output}\n`);
  },

  async retry({id, values}, {store, write, now}) {
    if ((id === undefined) === !values.all) {
      throw new UsageError('retry needs an ID, or --all.');
    }
    const count = await store.changeJobs(now(), {from: ['failed'], to: 'pending', id});
    await write(`${deliveries(count)} will be tried again; the running server sees to it by itself.\n`);
  },

  async release(asked, dependencies) {
    const {store, write, now} = dependencies;
    const {id} = await find(asked, dependencies);
    await store.clearSuspicion(id);
    const count = await store.changeJobs(now(), {from: ['held'], to: 'pending', id});
    await write(
      `${id} is no longer marked. ${deliveries(count)} held until now; the running server sees to it by itself.\n`,
    );
  },

  async cancel(asked, dependencies) {
    const {store, write, now} = dependencies;
    const {id, values} = asked;
    const channel = channelOf(values);
    if (id === undefined && channel === undefined) {
      throw new UsageError('cancel needs an ID, or --channel.');
    }
    if (id !== undefined) {
      await find(asked, dependencies);
    }
    if (!values.yes) {
      await write('Deliveries that are waiting, held or failed would be cancelled. Add --yes to do it.\n');
      return;
    }
    const from = ['pending', 'held', 'failed'] as const;
    const count = await store.changeJobs(now(), {from, to: 'cancelled', id, channel});
    await write(`${deliveries(count)} cancelled. The messages are kept.\n`);
  },

  async delete(asked, dependencies) {
    const {id} = await find(asked, dependencies);
    const {write} = dependencies;
    if (!asked.values.yes) {
      await write(`${id} would be deleted. Add --yes to do it.\n`);
      return;
    }
    await write(`${await remove({id}, dependencies)} message deleted. ${elsewhere}\n`);
  },

  async erase({values: {email, yes}}, dependencies) {
    const {store, write} = dependencies;
    if (email === undefined) {
      throw new UsageError('erase needs --email ADDRESS.');
    }
    if (!yes) {
      const count = await store.countLeads({email});
      await write(`${messages(count)} from ${email} would be deleted. Add --yes to do it.\n`);
      return;
    }
    const count = await remove({email}, dependencies);
    await write(`${messages(count)} from ${email} deleted. ${elsewhere}\n`);
  },

  async purge({values: {'older-than': days, undelivered, yes}}, dependencies) {
    const {store, write, now} = dependencies;
    if (days === undefined) {
      throw new UsageError('purge needs --older-than DAYS.');
    }
    const before = now() - wholeNumber(days, 'older-than') * dayMs;
    const filter: LeadFilter = undelivered ? {before} : {before, done: true};
    const open = () => store.countLeads({before, done: false});
    if (!yes) {
      await write(
        `${messages(await store.countLeads(filter))} would be deleted. Older but not delivered: ${await open()}, ` +
          `${undelivered ? 'included' : 'kept'}. Add --yes to do it.\n`,
      );
      return;
    }
    const count = await remove(filter, dependencies);
    await write(`${messages(count)} deleted, ${await open()} kept because not delivered.\n`);
  },

  async backup({values: {output}}, {store, write}) {
    if (output === undefined) {
      throw new UsageError('backup needs --output FILE.');
    }
    await store.backup(output);
    await write(`The store was copied to ${output}, and the copy is intact.\n`);
  },

  async check(_, {store, write}) {
    const damage = await store.findDamage();
    if (damage.length > 0) {
      throw new Error(`it is damaged.\n${damage.join('\n')}`);
    }
    await write(`The store is intact: ${messages(await store.countLeads({}))}.\n`);
  },
};

/**
 * Runs one command.
 *
 * @throws UsageError when it cannot be understood, before anything is done
 */
export async function runLeads(args: readonly string[], dependencies: LeadsDependencies): Promise<void> {
  const asked = readArguments(args);
  await commands[asked.command]?.(asked, dependencies);
}
