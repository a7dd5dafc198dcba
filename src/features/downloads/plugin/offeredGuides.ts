import * as z from 'zod';
import {type SheetKind, sheetKinds} from '../../../data/sheetForms';
import {downloadName, sheetFormats, sheetPlace} from '../../../data/downloadName';
import type {GuideCard} from '../../markdown';
import type {PublishedText} from '../../../rendering/publishedTexts';

/** A sheet to fill in that comes with a guide. */
export interface OfferedSheet {
  readonly kind: SheetKind;
  /** Name of its files, without their endings. */
  readonly name: string;
}

/** A guide with downloads. Names include a folder for versions other than the last. */
export interface OfferedGuide {
  /** File of the text, relative to the site. */
  readonly source: string;
  readonly permalink: string;
  readonly title: string;
  readonly description: string;
  readonly cards: readonly GuideCard[];
  /** Name of its PDF, without the extension, where its button gives one. */
  readonly name?: string;
  /** Name of its spreadsheet, without the extension. */
  readonly sheet?: string;
  readonly sheets: readonly OfferedSheet[];
}

const button = z.object({
  action: z.object({kind: z.literal('download'), sheet: z.string().optional()}),
});
const forms = z.object({sheets: z.array(z.enum(sheetKinds))});

/** Files that a guide gives, below `downloads/`. */
export const filesOf = ({name, sheet, sheets}: OfferedGuide): string[] => [
  ...(name ? [`${name}.pdf`] : []),
  ...(sheet ? [`${sheet}.csv`] : []),
  ...sheets.flatMap(({kind, name: file}) => sheetFormats(kind).map((format) => `${file}.${format}`)),
];

/** Returns the guides with downloads. Throws if two downloads would have the same name. */
export function offeredGuides(texts: readonly PublishedText[]): OfferedGuide[] {
  const guides = texts.flatMap(
    ({source, permalink, title, description, frontMatter, version}): OfferedGuide[] => {
      const {data: {action} = {}} = button.safeParse(frontMatter);
      const {data: {sheets: kinds} = {sheets: []}} = forms.safeParse(frontMatter);
      if (!action && kinds.length === 0) {
        return [];
      }
      return [
        {
          source,
          permalink,
          title,
          description,
          cards: (frontMatter.cards ?? []) as readonly GuideCard[],
          name: action && downloadName(permalink, version),
          sheet: action?.sheet && downloadName(action.sheet, version),
          sheets: kinds.map((kind) => ({kind, name: downloadName(sheetPlace(kind, permalink), version)})),
        },
      ];
    },
  );
  const owners = new Map<string, string>();
  for (const guide of guides) {
    for (const file of filesOf(guide)) {
      const other = owners.get(file);
      if (other) {
        throw new Error(
          `${guide.source} and ${other} both give a file downloads/${file}: rename one of them, or let one alone offer the sheet.`,
        );
      }
      owners.set(file, guide.source);
    }
  }
  return guides;
}
