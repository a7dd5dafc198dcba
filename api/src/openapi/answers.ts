import {STATUS_CODES} from 'node:http';
import {clone, globalRegistry} from 'zod';
import type {$ZodType} from 'zod/v4/core';
import {errorAnswerSchema} from '../contract';

const headers = {
  'X-Request-Id': {type: 'string', format: 'uuid', description: 'Names the request in the log'},
} as const;

export function answer<Schema extends $ZodType>(description: string, body: Schema): Schema {
  // A copy, since several responses share a schema.
  const described = clone(body);
  globalRegistry.add(described, {description, headers});
  return described;
}

export function errorAnswers<Status extends number>(
  ...statuses: readonly Status[]
): Record<Status, typeof errorAnswerSchema>;
export function errorAnswers(...statuses: readonly number[]) {
  return Object.fromEntries(
    statuses.map((status) => [status, answer(STATUS_CODES[status] ?? '', errorAnswerSchema)]),
  );
}
