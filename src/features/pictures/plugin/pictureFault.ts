import {readFile} from 'node:fs/promises';
import sharp from 'sharp';
import {optimize} from 'svgo';
import type {TextFault} from '../../../rendering/textFaults';
import {inColours, siteColours} from '../../../site/brand/colours.cjs';

export const isPicture = /\.(?:png|jpe?g|webp|gif|svg)$/i;

/** Returns advice for a picture that cannot be read, by the error of sharp or svgo. */
export function pictureFault(cause: Error): TextFault {
  // For drawings, SvgoParserError gives the line.
  const {line, reason = cause.message.split('\n')[0]} = cause as {line?: number; reason?: string};
  return {
    line,
    message: `this picture cannot be read (${reason}): ${line ? 'mend it there, or save it anew' : 'save it anew as PNG, JPEG, WebP or SVG'}`,
  };
}

/** Returns the problem of a picture file; undefined if it can be read to its end. */
export async function faultOfPicture(file: string): Promise<TextFault | undefined> {
  const source = await readFile(file);
  try {
    if (/\.svg$/i.test(file)) {
      optimize(inColours(source.toString('utf8'), siteColours()), {plugins: []});
    }
    await sharp(source).resize(8).toBuffer();
    return undefined;
  } catch (error) {
    return pictureFault(error as Error);
  }
}
