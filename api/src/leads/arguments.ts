import {parseArgs} from 'node:util';
import {z} from 'zod';
import {OperatorError} from '../store/database';
import {channels, jobStates, type LeadFilter} from '../store/store';
import {textOf} from '../thrown';

/** The command line cannot be understood. */
export class UsageError extends OperatorError {}

const options = {
  since: {type: 'string'},
  before: {type: 'string'},
  email: {type: 'string'},
  state: {type: 'string'},
  suspicious: {type: 'boolean'},
  limit: {type: 'string'},
  format: {type: 'string'},
  separator: {type: 'string'},
  output: {type: 'string'},
  all: {type: 'boolean'},
  again: {type: 'boolean'},
  channel: {type: 'string'},
  'older-than': {type: 'string'},
  undelivered: {type: 'boolean'},
  to: {type: 'string'},
  yes: {type: 'boolean'},
} as const;

type Option = keyof typeof options;

const filters: readonly Option[] = ['since', 'before', 'email', 'state', 'suspicious'];
/** What each command understands: a filter without effect must not be taken for one that works. */
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

function parsed(args: readonly string[]) {
  try {
    return parseArgs({args: [...args], options, allowPositionals: true});
  } catch (error) {
    throw new UsageError(textOf(error, 'message'));
  }
}

export type Values = ReturnType<typeof parsed>['values'];

/** A command, the id of its message, if any, and its options. */
export interface Asked {
  readonly command: string;
  readonly id: string | undefined;
  readonly values: Values;
}

/** @throws UsageError if the command is unknown or does not understand what follows it */
export function readArguments(args: readonly string[]): Asked {
  const {values, positionals} = parsed(args);
  const [command = '', id, ...more] = positionals;
  const known = Object.hasOwn(understood, command) ? understood[command] : undefined;
  if (!known) {
    throw new UsageError(command ? `There is no command "${command}".` : 'Which command?');
  }
  const wrong = Object.keys(values).find((name) => !known.some((one) => one === name));
  if (wrong || more.length > 0 || (id !== undefined && !known.includes('id'))) {
    throw new UsageError(`"${command}" does not understand ${wrong ? `--${wrong}` : (more[0] ?? id)}.`);
  }
  return {command, id, values};
}

/** @throws UsageError unless the text is a whole number from 1 */
export function wholeNumber(text: string, option: Option): number {
  if (!/^\d{1,6}$/.test(text) || Number(text) < 1) {
    throw new UsageError(`--${option} is "${text}": give a whole number from 1.`);
  }
  return Number(text);
}

const timeSchema = z.union([z.iso.date(), z.iso.datetime({offset: true, local: true})]);

/** Reads a date or time. Without an offset it is UTC. */
function time(text: string | undefined, option: Option): number | undefined {
  if (text === undefined) {
    return undefined;
  }
  if (!timeSchema.safeParse(text).success) {
    throw new UsageError(`--${option} is "${text}": give a date such as 2026-03-01, or a time in ISO 8601.`);
  }
  return Date.parse(/T[\d:.]+$/.test(text) ? `${text}Z` : text);
}

/** Returns the text if it is one of these words, or absent. */
export function oneOf<T extends string>(
  known: readonly T[],
  text: string | undefined,
  option: Option,
): T | undefined {
  const found = known.find((one) => one === text);
  if (found !== text) {
    throw new UsageError(`--${option} is "${text}": use ${known.join(', ')}.`);
  }
  return found;
}

/** @throws UsageError if there is no such channel */
export const channelOf = ({channel}: Values) => oneOf(channels, channel, 'channel');

/** @throws UsageError if a date, a state or a number cannot be understood */
export function filterOf({since, before, email, state, suspicious, limit}: Values): LeadFilter {
  return {
    since: time(since, 'since'),
    before: time(before, 'before'),
    email,
    state: oneOf(jobStates, state, 'state'),
    suspicious,
    limit: limit === undefined ? undefined : wholeNumber(limit, 'limit'),
  };
}
