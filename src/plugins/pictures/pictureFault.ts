import type {TextFault} from '../../lib/textErrors';

/** What a writer can do about a picture that cannot be read, by what sharp or svgo said of it. */
export function pictureFault(cause: Error): TextFault {
  // Of a drawing it says where: SvgoParserError.
  const {line, reason = cause.message.split('\n')[0]} = cause as {line?: number; reason?: string};
  return {
    line,
    message: `this picture cannot be read (${reason}): ${line ? 'mend it there, or save it anew' : 'save it anew as PNG, JPEG, WebP or SVG'}`,
  };
}
