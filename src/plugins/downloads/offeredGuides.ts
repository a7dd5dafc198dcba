import * as z from 'zod';
import {downloadName} from '../../lib/downloadName';
import type {PublishedText} from '../../lib/publishedTexts';

/** A guide whose button gives a file. Names have their folder where the guide belongs to another version than the last. */
export interface OfferedGuide {
  /** File of the text, relative to the site. */
  readonly source: string;
  readonly permalink: string;
  /** Name of its PDF, without the extension. */
  readonly name: string;
  /** Name of the table that goes with it, without the extension. */
  readonly sheet?: string;
}

const offer = z.object({action: z.object({kind: z.literal('download'), sheet: z.string().optional()})});

/**
 * The guides whose button gives a file.
 *
 * @throws Error where two of them would have the same name
 */
export function offeredGuides(texts: readonly PublishedText[]): OfferedGuide[] {
  const guides = texts.flatMap(({source, permalink, frontMatter, version}): OfferedGuide[] => {
    const {success, data} = offer.safeParse(frontMatter);
    if (!success) {
      return [];
    }
    const {sheet} = data.action;
    return [
      {
        source,
        permalink,
        name: downloadName(permalink, version),
        sheet: sheet && downloadName(sheet, version),
      },
    ];
  });
  const owners = new Map<string, string>();
  for (const {source, name, sheet} of guides) {
    for (const file of [`${name}.pdf`, ...(sheet ? [`${sheet}.csv`] : [])]) {
      const other = owners.get(file);
      if (other) {
        throw new Error(`${source} and ${other} both give a file downloads/${file}: rename one of them.`);
      }
      owners.set(file, source);
    }
  }
  return guides;
}
