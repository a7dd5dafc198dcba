import {parseUrl} from '../../../src/lib/parseUrl';
import type {Config} from '../config';
import {addressSubject} from '../store/addresses';
import {OperatorError} from '../store/database';
import {storeName} from '../store/openStore';
import {writePrivately} from '../store/privateFile';
import type {Lead, LeadFilter, Store} from '../store/store';
import {textOf} from '../thrown';
import {type Asked, UsageError} from './arguments';
import {applyErasureLog, logErasure, readErasures, removeMails} from './erasureLog';
import {commandName} from './commandName';
import {type Separator, csvLine} from '../../../src/lib/csv';
import {columns, detailsOf, iso, lineOf} from './written';
import {noteBackup} from './lastBackup';

/** Writes messages one by one, to save memory. Returns their number. Without `separator` of CSV, writes JSON. */
async function exportLeads(
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

export const usage = (NODE_ENV?: string) => `${commandName(NODE_ENV)} COMMAND

  list     [filters] [--limit N]                one line each, newest first (limit 50)
  show     ID                                   one message with its deliveries
  export   [filters] [--format csv|json] [--separator ,|;] [--output FILE]
                                                csv is safe in spreadsheets; Italian Excel needs --separator ';'
  retry    ID | --all                           deliver again what failed
  release  ID                                   this is no spam: take the mark off, and deliver it if it was held
  cancel   ID | --channel mail|webhook  --yes   deliver no more what waits, is held or failed
  delete   ID --yes                             delete one message
  erase    --email ADDRESS --yes                delete everything from an address
  erase    --again                              delete what was erased and came back with a restored backup
  purge    --older-than DAYS [--undelivered] --yes
                                                delete what is older and delivered, or whatever became of it
  backup   --output FILE                        a copy of the store, while the server runs
  copy     --to postgres://USER@HOST/DATABASE   copy the embedded store into PostgreSQL; may be repeated
  check                                         whether the store is whole

  filters  --since DATE --before DATE --email ADDRESS --suspicious
           --state pending|sent|failed|held|cancelled
           A DATE is 2026-03-01 or a time such as 2026-03-01T10:00, in UTC.

It reads the same variables as the server (DATA_DIR or DATABASE_URL), may run beside it, and neither makes nor upgrades that store.
`;

const dayMs = 24 * 60 * 60_000;

export interface LeadsDependencies {
  readonly store: Store;
  readonly config: Config;
  readonly write: (text: string) => Promise<void> | void;
  /** Prints a message that is not part of the output. */
  readonly say: (text: string) => void;
}

type Command = (asked: Asked, dependencies: LeadsDependencies) => Promise<void>;

/** @throws UsageError if no id is given, or no message has it */
async function find({command, id}: Asked, {store}: LeadsDependencies): Promise<Lead> {
  if (id === undefined) {
    throw new UsageError(`${command} needs an ID.`);
  }
  for await (const lead of store.listLeads({id})) {
    return lead;
  }
  throw new UsageError(`There is no message ${id}.`);
}

/** Deletes messages and their mail files. Returns the number of messages. */
function remove(filter: LeadFilter, {store, config}: LeadsDependencies): Promise<number> {
  return removeMails(store.deleteLeads(filter), config.DATA_DIR);
}

/** Erases messages permanently: also from a backup that is restored later. Returns the number of messages. */
async function erase(subject: string, filter: LeadFilter, dependencies: LeadsDependencies): Promise<number> {
  const {store, config} = dependencies;
  await logErasure(config.DATA_DIR, {subject, erasedAt: await store.now()});
  return remove(filter, dependencies);
}

/** Returns true with `--yes`. Otherwise prints the effect. */
async function isConfirmed({values}: Asked, {write}: LeadsDependencies, what: string): Promise<boolean> {
  if (!values.yes) {
    await write(`${what} Add --yes to do it.\n`);
  }
  return values.yes === true;
}

const counted = (count: number, one: string, more: string) => `${count} ${count === 1 ? one : more}`;
const messages = (count: number) => counted(count, 'message', 'messages');
const deliveries = (count: number) => counted(count, 'delivery', 'deliveries');
const elsewhere = 'Copies that were mailed, sent to a webhook, exported or backed up remain.';

const commands: Readonly<Record<string, Command>> = {
  async list({values: {limit = 50, ...filter}}, {store, write, say}) {
    let count = 0;
    for await (const lead of store.listLeads({...filter, limit})) {
      count++;
      await write(lineOf(lead));
    }
    if (count === 0) {
      await write('No messages.\n');
    }
    const total = count < limit ? count : await store.countLeads(filter);
    if (total > count) {
      say(`${count} of ${total.toLocaleString('en')} shown; --limit N shows more.`);
    }
  },

  async show(asked, dependencies) {
    await dependencies.write(detailsOf(await find(asked, dependencies)));
  },

  async export({values: {output, format, separator = ',', ...filter}}, {store, write}) {
    const leads = store.listLeads(filter);
    const usedSeparator = format === 'json' ? undefined : separator;
    if (output === undefined) {
      await exportLeads(leads, usedSeparator, write);
      return;
    }
    const count = await writePrivately(output, (_, file) =>
      // Not `write`, which may silently write only a part, for example on a full disk.
      exportLeads(leads, usedSeparator, (text) => file.writeFile(text)),
    );
    await write(`${messages(count)} written to ${output}\n`);
  },

  async retry(asked, dependencies) {
    const {store, write} = dependencies;
    if ((asked.id === undefined) === !asked.values.all) {
      throw new UsageError('retry needs an ID, or --all.');
    }
    const id = asked.values.all ? undefined : (await find(asked, dependencies)).id;
    const count = await store.changeJobs(await store.now(), {from: ['failed'], to: 'pending', id});
    await write(`${deliveries(count)} will be tried again; the running server sees to it by itself.\n`);
  },

  async release(asked, dependencies) {
    const {store, write} = dependencies;
    const {id} = await find(asked, dependencies);
    await store.clearSuspicion(id);
    const count = await store.changeJobs(await store.now(), {from: ['held'], to: 'pending', id});
    const held = counted(count, 'held delivery', 'held deliveries');
    await write(`${id} is no longer marked. ${held} will be sent.\n`);
  },

  async cancel(asked, dependencies) {
    const {store, write} = dependencies;
    const {channel} = asked.values;
    if (asked.id === undefined && channel === undefined) {
      throw new UsageError('cancel needs an ID, or --channel.');
    }
    const id = asked.id === undefined ? undefined : (await find(asked, dependencies)).id;
    const what = 'Deliveries that are waiting, held or failed would be cancelled.';
    if (await isConfirmed(asked, dependencies, what)) {
      const from = ['pending', 'held', 'failed'] as const;
      const count = await store.changeJobs(await store.now(), {from, to: 'cancelled', id, channel});
      await write(`${deliveries(count)} cancelled. The messages are kept.\n`);
    }
  },

  async delete(asked, dependencies) {
    const {id} = await find(asked, dependencies);
    if (await isConfirmed(asked, dependencies, `${id} would be deleted.`)) {
      const count = await erase(`id:${id}`, {id}, dependencies);
      await dependencies.write(`${count} message deleted. ${elsewhere}\n`);
    }
  },

  async erase(asked, dependencies) {
    const {store, config, write, say} = dependencies;
    const {email, again} = asked.values;
    if ((email === undefined) === !again) {
      throw new UsageError('erase needs --email ADDRESS, or --again.');
    }
    if (email === undefined) {
      const count = await applyErasureLog(store, config.DATA_DIR, say);
      await write(`${messages(count)} deleted that had been erased before.\n`);
      return;
    }
    const found = messages(await store.countLeads({email}));
    if (await isConfirmed(asked, dependencies, `${found} from ${email} would be deleted.`)) {
      const count = await erase(addressSubject(email), {email}, dependencies);
      await write(`${messages(count)} from ${email} deleted. ${elsewhere}\n`);
    }
  },

  async purge(asked, dependencies) {
    const {store, write} = dependencies;
    const {'older-than': days, undelivered} = asked.values;
    if (days === undefined) {
      throw new UsageError('purge needs --older-than DAYS.');
    }
    const before = (await store.now()) - days * dayMs;
    const filter: LeadFilter = undelivered ? {before} : {before, done: true};
    const found = messages(await store.countLeads(filter));
    const open = () => store.countLeads({before, done: false});
    const staying = async () =>
      counted(
        await open(),
        'older message is not delivered and stays.',
        'older messages are not delivered and stay.',
      );
    const what = undelivered
      ? `${found} would be deleted, ${await open()} of them not delivered.`
      : `${found} would be deleted. ${await staying()}`;
    if (await isConfirmed(asked, dependencies, what)) {
      const count = await remove(filter, dependencies);
      await write(`${messages(count)} deleted.${undelivered ? '' : ` ${await staying()}`}\n`);
    }
  },

  async backup({values: {output}}, {store, config, write, say}) {
    if (output === undefined) {
      throw new UsageError('backup needs --output FILE.');
    }
    await store.backup(output);
    await noteBackup(config.DATA_DIR, Date.now()).catch((error: unknown) =>
      say(`The time of this backup was not noted for the metrics: ${textOf(error, 'message')}`),
    );
    await write(`The store was copied to ${output}, and the copy is intact.\n`);
  },

  async copy({values: {to}}, {store, config, write, say}) {
    if (!to || !/^postgres(?:ql)?:$/.test(parseUrl(to)?.protocol ?? '')) {
      throw new UsageError('copy needs --to postgres://user:password@db.example.com:5432/portal.');
    }
    if (config.DATABASE_URL) {
      throw new OperatorError('The store is in PostgreSQL already: DATABASE_URL is set.');
    }
    const {messages: count, differences} = await store.copyTo(to, await readErasures(config.DATA_DIR, say));
    const name = storeName({...config, DATABASE_URL: to});
    if (differences.length > 0) {
      throw new OperatorError(
        `The copy in ${name} is not the same: ${differences.join(', ')}. The database has had other messages, or messages ` +
          'were purged here since an earlier copy. Copy into an empty database.',
      );
    }
    await write(
      `${messages(count)} with all deliveries are in ${name}, compared row by row.\n` +
        'Next: stop the server, run this again, and start the server with DATABASE_URL.\n',
    );
  },

  async check(_, {store, write}) {
    const damage = await store.findDamage();
    if (damage.length > 0) {
      throw new OperatorError(`The store is damaged:\n${damage.join('\n')}`);
    }
    await write(`The store is intact: ${messages(await store.countLeads({}))}.\n`);
  },
};

export async function runLeads(asked: Asked, dependencies: LeadsDependencies): Promise<void> {
  await commands[asked.command]?.(asked, dependencies);
}
