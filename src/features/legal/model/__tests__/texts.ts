/** Invented legal texts with the structure of `legalStructure`. */
import {legalStructure, type LegalDocumentId} from '../../../../data/legal';
import type {Block, LegalText, Part, ReadText} from '../model';

export const paragraph = (label: string | undefined, ...words: Block['words']): Block => ({
  kind: 'paragraph',
  ...(label && {label, id: `section-${label.replace('.', '-')}`}),
  words,
});

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

export const textOf = (document: LegalDocumentId, change: Partial<LegalText> = {}): LegalText => ({
  title: `Title of ${document}`,
  description: `About ${document}.`,
  changes: ['All of it.'],
  parts: partsOf(document),
  ...change,
});

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

export const withBlocks = (text: LegalText, part: string, blocks: readonly Block[]): LegalText => ({
  ...text,
  parts: text.parts.map((it) => (it.id === part ? {...it, blocks} : it)),
});
