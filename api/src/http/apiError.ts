import type {ServerContent} from '../../../src/content/server';

interface Details {
  /** Errors of a form's fields. */
  readonly fields?: Readonly<Record<string, string>>;
  /** For the log alone. */
  readonly cause?: unknown;
  /** When to try again, in seconds. */
  readonly retryAfter?: number;
}

/** A failure whose sentence the caller may read. The error plugin turns it into an answer. */
export class ApiError extends Error {
  /** @param says key of the localised sentence */
  constructor(
    readonly statusCode: number,
    readonly says: keyof ServerContent,
    readonly details: Details = {},
  ) {
    super(says, {cause: details.cause});
  }
}
