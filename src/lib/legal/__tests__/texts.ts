/** Legal texts of nobody, built as `legalStructure` wants them. */
import {legalStructure, type LegalDocumentId} from '../../../data/legal';
import type {Block, LegalText, Part, ReadText} from '../model';

/** A numbered paragraph such as '1.1', or one without a number. */
export const paragraph = (label: string | undefined, ...words: Block['words']): Block => ({
  kind: 'paragraph',
  ...(label && {label, id: `section-${label.replace('.', '-')}`}),
  words,
});

/** The parts of a document, each article with one paragraph. */
export function partsOf(document: LegalDocumentId): Part[] {
  const {before, numbered, after} = legalStructure[document];
  const named = (id: string): Part => ({id, title: id, blocks: [paragraph(undefined, `Words of ${id}.`)]});
  return [
    ...before.map(named),
    ...Array.from({length: numbered}, (_, index) => ({
      number: index + 1,
      id: `section-${index + 1}`,
      title: `Title ${index + 1}`,
      blocks: [paragraph(`${index + 1}.1`, `Words of ${index + 1}.`)],
    })),
    ...after.map(named),
  ];
}

/** A text with the parts of its document. */
export const textOf = (document: LegalDocumentId, change: Partial<LegalText> = {}): LegalText => ({
  title: `Title of ${document}`,
  description: `About ${document}.`,
  changes: ['All of it.'],
  parts: partsOf(document),
  ...change,
});

/** A text as it was read from its file. */
export const readText = (
  document: LegalDocumentId,
  date: string,
  language = 'en',
  text = textOf(document),
): ReadText => ({
  document,
  date,
  language,
  file: `${language === 'en' ? '' : `i18n/${language}/`}legal/${document}/${date}.mdx`,
  text,
});

/** A text whose part has other paragraphs. */
export const withBlocks = (text: LegalText, part: string, blocks: readonly Block[]): LegalText => ({
  ...text,
  parts: text.parts.map((it) => (it.id === part ? {...it, blocks} : it)),
});
