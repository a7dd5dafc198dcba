import {parseArgs} from 'node:util';
import {z} from 'zod';
import {OperatorError} from '../store/database';
import {channels, jobStates} from '../store/store';
import {textOf} from '../thrown';
import {separators} from '../../../src/lib/csv';

export class UsageError extends OperatorError {}

const text = z.string();
const flag = z.boolean();
const wholeNumber = text.regex(/^[1-9]\d{0,5}$/, 'give a whole number from 1').transform(Number);
/** Default time zone: UTC. */
const time = z
  .union([z.iso.date(), z.iso.datetime({offset: true, local: true})], {
    error: 'give a date such as 2026-03-01, or a time in ISO 8601',
  })
  .transform((iso) => Date.parse(/T[\d:.]+$/.test(iso) ? `${iso}Z` : iso));
const oneOf = <Word extends string>(words: readonly Word[]) =>
  z.enum(words, {error: `use ${words.join(', ')}`});

const options = {
  since: time,
  before: time,
  email: text,
  state: oneOf(jobStates),
  suspicious: flag,
  limit: wholeNumber,
  format: oneOf(['csv', 'json']),
  separator: oneOf(separators),
  output: text,
  all: flag,
  again: flag,
  channel: oneOf(channels),
  'older-than': wholeNumber,
  undelivered: flag,
  to: text,
  yes: flag,
};
const valuesSchema = z.object(options).partial();

type Option = keyof typeof options;

const filters: readonly Option[] = ['since', 'before', 'email', 'state', 'suspicious'];
/** Options of each command. Others are rejected, so that an ignored filter is not mistaken for an effective one. */
const understood: Readonly<Record<string, readonly ('id' | Option)[]>> = {
  list: [...filters, 'limit'],
  show: ['id'],
  export: [...filters, 'format', 'separator', 'output'],
  retry: ['id', 'all'],
  release: ['id'],
  cancel: ['id', 'channel', 'yes'],
  delete: ['id', 'yes'],
  erase: ['email', 'yes', 'again'],
  purge: ['older-than', 'undelivered', 'yes'],
  backup: ['output'],
  copy: ['to'],
  check: [],
};

function parse(args: readonly string[]) {
  const types = Object.entries(options).map(([name, schema]) => [
    name,
    {type: schema === flag ? 'boolean' : 'string'},
  ]);
  try {
    return parseArgs({args: [...args], options: Object.fromEntries(types), allowPositionals: true});
  } catch (error) {
    throw new UsageError(textOf(error, 'message'));
  }
}

/**
 * Parses a command, its message id and its options.
 *
 * @throws UsageError for an unknown command, or arguments that it does not accept
 */
export function readArguments(args: readonly string[]) {
  const {values, positionals} = parse(args);
  const given: Readonly<Record<string, unknown>> = values;
  const [command = '', id, ...more] = positionals;
  const known = Object.hasOwn(understood, command) ? understood[command] : undefined;
  if (!known) {
    throw new UsageError(command ? `There is no command "${command}".` : 'Which command?');
  }
  const wrong = Object.keys(given).find((name) => !known.some((one) => one === name));
  if (wrong || more.length > 0 || (id !== undefined && !known.includes('id'))) {
    throw new UsageError(`"${command}" does not understand ${wrong ? `--${wrong}` : (more[0] ?? id)}.`);
  }
  const {data, error} = valuesSchema.safeParse(given);
  if (!data) {
    const {path, message} = error.issues[0]!;
    const name = String(path[0]);
    throw new UsageError(`--${name} is "${given[name]}": ${message}.`);
  }
  return {command, id, values: data};
}

export type Asked = ReturnType<typeof readArguments>;
