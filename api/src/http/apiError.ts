import type {ServerContent} from '../../../src/content/server';

/** A failure whose sentence the caller may read. The error plugin turns it into an answer. */
export class ApiError extends Error {
  /**
   * @param statusCode HTTP status
   * @param says key of the localised sentence
   * @param details `fields` for a form, and `cause` for the log alone
   */
  constructor(
    readonly statusCode: number,
    readonly says: keyof ServerContent,
    readonly details: {fields?: Record<string, string>; cause?: unknown} = {},
  ) {
    super(says, {cause: details.cause});
  }
}
