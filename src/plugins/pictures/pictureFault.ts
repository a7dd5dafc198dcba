import {readFile} from 'node:fs/promises';
import sharp from 'sharp';
import {optimize} from 'svgo';
import type {TextFault} from '../../lib/textErrors';
import {inColours, siteColours} from '../brand/colours.cjs';

/** Files that texts show as pictures. */
export const isPicture = /\.(?:png|jpe?g|webp|gif|svg)$/i;

/** What a writer can do about a picture that cannot be read, by what sharp or svgo said of it. */
export function pictureFault(cause: Error): TextFault {
  // Of a drawing it says where: SvgoParserError.
  const {line, reason = cause.message.split('\n')[0]} = cause as {line?: number; reason?: string};
  return {
    line,
    message: `this picture cannot be read (${reason}): ${line ? 'mend it there, or save it anew' : 'save it anew as PNG, JPEG, WebP or SVG'}`,
  };
}

/** What is wrong with the file of a picture; nothing where it can be read to its end. */
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
