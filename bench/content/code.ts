import type {Block} from './blocks';
import type {Random} from './random';

const services = [
  'scanner',
  'gateway',
  'reports',
  'collector',
  'portal',
  'mailer',
  'vault',
  'agent',
] as const;
const actions = ['allow', 'deny', 'review', 'alert', 'quarantine'] as const;
const fields = ['severity', 'owner', 'tenant', 'region', 'source', 'target', 'expires', 'retries'] as const;
const values = ['high', 'low', 'eu-south', 'daily', 'weekly', 'all', 'none', 'operations'] as const;

function policy(random: Random): string {
  const rules = Array.from({length: 3 + random.below(3)}, (_, index) => [
    `  - name: ${random.pick(services)}-${index + 1}`,
    `    action: ${random.pick(actions)}`,
    `    ${random.pick(fields)}: ${random.pick(values)}`,
    `    ports: [${random.below(1024)}, ${1024 + random.below(8000)}]`,
  ]);
  return ['version: 2', `service: ${random.pick(services)}`, 'rules:', ...rules.flat()].join('\n');
}

function request(random: Random): string {
  const body = Object.fromEntries(
    Array.from({length: 5}, () => [
      random.pick(fields),
      random.chance(0.5) ? random.pick(values) : random.below(500),
    ]),
  );
  return JSON.stringify(
    {service: random.pick(services), action: random.pick(actions), options: body},
    null,
    2,
  );
}

function commands(random: Random): string {
  return Array.from(
    {length: 5},
    () =>
      `portal ${random.pick(services)} ${random.pick(actions)} --${random.pick(fields)} ${random.pick(values)} --limit ${random.below(90)}`,
  ).join('\n');
}

function handler(random: Random): string {
  const field = random.pick(fields);
  return [
    `export async function on${field.charAt(0).toUpperCase()}${field.slice(1)}(event) {`,
    `  if (event.${random.pick(fields)} === '${random.pick(values)}') {`,
    `    return {action: '${random.pick(actions)}', after: ${random.below(600)}};`,
    '  }',
    `  const found = await lookUp(event.${random.pick(fields)});`,
    `  return found.${field} ?? '${random.pick(values)}';`,
    '}',
  ].join('\n');
}

const kinds = [
  {language: 'yaml', write: policy},
  {language: 'json', write: request},
  {language: 'bash', write: commands},
  {language: 'js', write: handler},
] as const;

/** A block of code as guides have one: configuration, a request, commands or a function. */
export function codeBlock(random: Random): Block {
  const {language, write} = random.pick(kinds);
  return {type: 'code', language, code: write(random)};
}
