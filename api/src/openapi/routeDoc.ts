import {STATUS_CODES} from 'node:http';
import type {$ZodType} from 'zod/v4/core';
import {errorAnswerSchema} from '../contract';

/** One answer of a route. Without a schema it has no JSON body. */
interface AnswerDoc {
  readonly description: string;
  readonly schema?: $ZodType;
}

/** What the OpenAPI document says about a route. Each route of the API carries one in `config.doc`. */
export interface RouteDoc {
  readonly summary: string;
  /** Request headers that matter, with what they mean. */
  readonly headers?: Readonly<Record<string, string>>;
  /** Needs `Authorization: Bearer …` in production. */
  readonly token?: boolean;
  readonly body?: {readonly schema: $ZodType; readonly types: readonly string[]};
  /** By HTTP status. */
  readonly answers: Readonly<Record<number, AnswerDoc>>;
}

declare module 'fastify' {
  interface FastifyContextConfig {
    doc?: RouteDoc;
  }
}

/** Answers in the one shape of errors. */
export function errorAnswers(...statuses: readonly number[]): Record<number, AnswerDoc> {
  return Object.fromEntries(
    statuses.map((status) => [status, {description: STATUS_CODES[status] ?? '', schema: errorAnswerSchema}]),
  );
}
