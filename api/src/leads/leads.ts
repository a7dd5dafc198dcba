import {rm, writeFile} from 'node:fs/promises';
import {join} from 'node:path';
import {parseArgs} from 'node:util';
import {jobStates, type Lead, type LeadFilter, type Store} from '../store/store';
import {textOf} from '../thrown';
import {toCsv} from './csv';

/** How to use the command. */
export const usage = `npm run leads -- COMMAND

  list     [filters] [--limit N]                one line each, newest first (limit 50)
  show     ID                                   one message with its deliveries
  export   [filters] [--format csv|json] [--output FILE]
                                                csv is safe to open in a spreadsheet
  retry    ID | --all                           deliver again what was refused for good
  erase    --email ADDRESS --yes                delete everything from an address
  purge    --older-than DAYS --yes              delete what is older and delivered

  filters  --since DATE --before DATE --email ADDRESS --state pending|sent|failed --suspicious

It reads the same variables as the server (DATA_DIR or DATABASE_URL) and may run beside it.
`;

/** Somebody asked for what the command does not do; the message says what it does. */
export class UsageError extends Error {}

const dayMs = 24 * 60 * 60_000;

const options = {
  since: {type: 'string'},
  before: {type: 'string'},
  email: {type: 'string'},
  state: {type: 'string'},
  suspicious: {type: 'boolean'},
  limit: {type: 'string'},
  format: {type: 'string'},
  output: {type: 'string'},
  all: {type: 'boolean'},
  'older-than': {type: 'string'},
  yes: {type: 'boolean'},
} as const;

type Values = ReturnType<typeof parse>['values'];
type Option = keyof typeof options;

const filters: readonly Option[] = ['since', 'before', 'email', 'state', 'suspicious'];
/** What each command understands, so that a filter that does nothing is not taken for one that does. */
const understood: Readonly<Record<string, readonly Option[]>> = {
  list: [...filters, 'limit'],
  show: [],
  export: [...filters, 'format', 'output'],
  retry: ['all'],
  erase: ['email', 'yes'],
  purge: ['older-than', 'yes'],
};

function parse(args: readonly string[]) {
  try {
    return parseArgs({args: [...args], options, allowPositionals: true});
  } catch (error) {
    throw new UsageError(textOf(error, 'message'));
  }
}

function wholeNumber(text: string, option: Option): number {
  if (!/^\d{1,6}$/.test(text) || Number(text) < 1) {
    throw new UsageError(`--${option} is "${text}": give a whole number from 1.`);
  }
  return Number(text);
}

function time(text: string | undefined, option: Option): number | undefined {
  if (text !== undefined && (!/^\d{4}-\d{2}-\d{2}/.test(text) || Number.isNaN(Date.parse(text)))) {
    throw new UsageError(`--${option} is "${text}": give a date such as 2026-03-01, or a time in ISO 8601.`);
  }
  return text === undefined ? undefined : Date.parse(text);
}

function filterOf({since, before, email, state, suspicious, limit}: Values): LeadFilter {
  const known = jobStates.find((one) => one === state);
  if (state !== known) {
    throw new UsageError(`--state is "${state}": use ${jobStates.join(', ')}.`);
  }
  return {
    since: time(since, 'since'),
    before: time(before, 'before'),
    email,
    state: known,
    suspicious,
    limit: limit === undefined ? undefined : wholeNumber(limit, 'limit'),
  };
}

const iso = (ms: number) => new Date(ms).toISOString();

function deliveriesOf(lead: Lead): string {
  return lead.deliveries.map(({channel, state}) => `${channel} ${state}`).join(', ');
}

function lineOf(lead: Lead): string {
  const mark = lead.suspicion ? `  [${lead.suspicion}]` : '';
  return `${iso(lead.receivedAt)}  ${lead.id}  ${lead.email}  ${lead.company}  (${deliveriesOf(lead)})${mark}\n`;
}

function detailsOf(lead: Lead): string {
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

const columns: Parameters<typeof toCsv<Lead>>[1] = [
  ['id', ({id}) => id],
  ['received', ({receivedAt}) => iso(receivedAt)],
  ['name', ({name}) => name],
  ['email', ({email}) => email],
  ['company', ({company}) => company],
  ['subject', ({subject}) => subject],
  ['message', ({message}) => message],
  ['attachment', ({attachment}) => attachment],
  ['language', ({locale}) => locale],
  ['suspicion', ({suspicion}) => suspicion],
  ['deliveries', deliveriesOf],
];

function exported(leads: readonly Lead[], format: string): string {
  if (format === 'csv') {
    return toCsv(leads, columns);
  }
  const rows = leads.map((lead) => ({...lead, receivedAt: iso(lead.receivedAt)}));
  return `${JSON.stringify(rows, null, 2)}\n`;
}

export interface LeadsDependencies {
  readonly store: Store;
  /** Where mails without a mail server lie; they go with their message. */
  readonly mailDir: string;
  readonly write: (text: string) => void;
  readonly now: () => number;
}

/**
 * Runs one command.
 *
 * @throws UsageError when it cannot be understood, before anything is done
 */
export async function runLeads(args: readonly string[], dependencies: LeadsDependencies): Promise<void> {
  const {store, mailDir, write, now} = dependencies;
  const {values, positionals} = parse(args);
  const [command = '', id, ...more] = positionals;
  const known = understood[command];
  if (!known) {
    throw new UsageError(command ? `There is no command "${command}".` : 'Which command?');
  }
  const wrong = Object.keys(values).find((name) => !known.some((one) => one === name));
  if (wrong || more.length > 0 || (id !== undefined && command !== 'show' && command !== 'retry')) {
    throw new UsageError(`"${command}" does not understand ${wrong ? `--${wrong}` : (more[0] ?? id)}.`);
  }

  async function removeMails(ids: readonly string[]): Promise<void> {
    await Promise.all(ids.map((one) => rm(join(mailDir, `${one}.eml`), {force: true})));
  }

  async function show(): Promise<void> {
    const [lead] = id === undefined ? [] : await store.listLeads({id});
    if (!lead) {
      throw new UsageError(id === undefined ? 'show needs an ID.' : `There is no message ${id}.`);
    }
    write(detailsOf(lead));
  }

  async function exportLeads(): Promise<void> {
    const {format = 'csv', output} = values;
    if (format !== 'csv' && format !== 'json') {
      throw new UsageError(`--format is "${format}": use csv or json.`);
    }
    const leads = await store.listLeads(filterOf(values));
    const text = exported(leads, format);
    if (output === undefined) {
      write(text);
    } else {
      await writeFile(output, text, {mode: 0o600});
      write(`${leads.length} messages written to ${output}\n`);
    }
  }

  async function retry(): Promise<void> {
    if ((id === undefined) === !values.all) {
      throw new UsageError('retry needs an ID, or --all.');
    }
    const count = await store.retryFailed(now(), id);
    write(`${count} deliveries will be tried again; the running server takes them up by itself.\n`);
  }

  async function erase(): Promise<void> {
    const {email} = values;
    if (email === undefined) {
      throw new UsageError('erase needs --email ADDRESS.');
    }
    const leads = await store.listLeads({email});
    if (!values.yes) {
      write(`${leads.length} messages from ${email} would be deleted. Add --yes to do it.\n`);
      return;
    }
    const ids = await store.erase(email);
    await removeMails(ids);
    write(
      `${ids.length} messages from ${email} deleted. Copies that were mailed, sent to a webhook, exported or backed up are not.\n`,
    );
  }

  async function purge(): Promise<void> {
    const days = values['older-than'];
    if (days === undefined) {
      throw new UsageError('purge needs --older-than DAYS.');
    }
    const before = now() - wholeNumber(days, 'older-than') * dayMs;
    if (!values.yes) {
      const leads = await store.listLeads({before});
      const done = leads.filter(({deliveries}) => deliveries.every(({state}) => state === 'sent'));
      write(
        `${done.length} messages would be deleted, ${leads.length - done.length} are older but not delivered. Add --yes to do it.\n`,
      );
      return;
    }
    const ids = await store.purge(before);
    await removeMails(ids);
    const kept = (await store.listLeads({before})).length;
    write(`${ids.length} messages deleted, ${kept} kept because they are not delivered.\n`);
  }

  const commands: Readonly<Record<string, () => Promise<void>>> = {
    async list() {
      const leads = await store.listLeads({limit: 50, ...definedOf(filterOf(values))});
      leads.forEach((lead) => write(lineOf(lead)));
      write(leads.length === 0 ? 'No messages.\n' : '');
    },
    show,
    export: exportLeads,
    retry,
    erase,
    purge,
  };
  await commands[command]?.();
}

function definedOf(filter: LeadFilter): LeadFilter {
  return Object.fromEntries(Object.entries(filter).filter(([, value]) => value !== undefined));
}
