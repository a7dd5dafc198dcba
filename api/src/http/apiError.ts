import type {ServerContent} from '../../../src/content/server';

interface Details {
  readonly fields?: Readonly<Record<string, string>>;
  /** Only logged. */
  readonly cause?: unknown;
  /** Seconds until the next attempt. */
  readonly retryAfter?: number;
}

/** A failure with a public message. The error plugin turns it into a response. */
export class ApiError extends Error {
  /** @param says key of the localised message */
  constructor(
    readonly statusCode: number,
    readonly says: keyof ServerContent,
    readonly details: Details = {},
  ) {
    super(says, {cause: details.cause});
  }
}
