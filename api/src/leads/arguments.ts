import {parseArgs} from 'node:util';
import {channels, jobStates, type LeadFilter} from '../store/store';
import {textOf} from '../thrown';

/** Somebody asked for what the command does not do; the message says what it does. */
export class UsageError extends Error {}

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
  channel: {type: 'string'},
  'older-than': {type: 'string'},
  undelivered: {type: 'boolean'},
  yes: {type: 'boolean'},
} as const;

type Option = keyof typeof options;

const filters: readonly Option[] = ['since', 'before', 'email', 'state', 'suspicious'];
/** What each command understands, so that a filter that does nothing is not taken for one that does. */
const understood: Readonly<Record<string, readonly ('id' | Option)[]>> = {
  list: [...filters, 'limit'],
  show: ['id'],
  export: [...filters, 'format', 'output'],
  retry: ['id', 'all'],
  release: ['id'],
  cancel: ['id', 'channel', 'yes'],
  delete: ['id', 'yes'],
  erase: ['email', 'yes'],
  purge: ['older-than', 'undelivered', 'yes'],
  backup: ['output'],
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

/** A command, the message that it is about, if any, and its options. */
export interface Asked {
  readonly command: string;
  readonly id: string | undefined;
  readonly values: Values;
}

/** @throws UsageError when the command is not known or does not understand what stands after it */
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

function time(text: string | undefined, option: Option): number | undefined {
  if (text !== undefined && (!/^\d{4}-\d{2}-\d{2}/.test(text) || Number.isNaN(Date.parse(text)))) {
    throw new UsageError(`--${option} is "${text}": give a date such as 2026-03-01, or a time in ISO 8601.`);
  }
  return text === undefined ? undefined : Date.parse(text);
}

function oneOf<T extends string>(
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

/** @throws UsageError when there is no such channel */
export const channelOf = ({channel}: Values) => oneOf(channels, channel, 'channel');

/** @throws UsageError when a date, a state or a number cannot be understood */
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
