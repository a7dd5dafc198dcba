import type {LegalDocumentId} from '../../../data/legal';
import type {LegalReferences} from '../../../lib/languages';
import type {Block, Inline} from './model';

/** A reference: 'Article 9.2' is `{number: '9.2'}`. */
export interface Reference {
  readonly document: LegalDocumentId;
  readonly number: string;
  /** Letter of an item: 'b' in 'Article 3.2(b)'. */
  readonly item?: string;
  /** Position of the number in the text, item included. */
  readonly start: number;
  readonly end: number;
}

const place = String.raw`\d+(?:\.\d+)?(?:\([a-z]\))?`;

/** The agreement has articles, the data processing agreement has sections. */
export const englishReferences: LegalReferences = {
  terms: '[Aa]rticles?',
  dpa: '[Ss]ections?',
  joints: String.raw`,\s+(?:and\s+|or\s+)?|\s+(?:and|or|to)\s+`,
  ofLaw: String.raw`^(?:-[a-z]+)?\s+(?:GDPR|of\s+the\s+(?:GDPR|Italian\s+Civil\s+Code|EU\b|European|United)|of\s+(?:Regulation|Directive|Legislative))`,
};

/** Finds references such as 'Article 9.2' or 'Articles 5, 6 and 9.2'. Articles of laws are left out. */
export function referencesIn(text: string, {joints, ofLaw, ...names}: LegalReferences): Reference[] {
  const law = new RegExp(ofLaw);
  return Object.entries(names).flatMap(([document, name]) => {
    const whole = new RegExp(String.raw`\b(?:${name})\s+(${place}(?:(?:${joints})${place})*)`, 'g');
    return [...text.matchAll(whole)].flatMap(({0: found, 1: list = '', index}) => {
      const after = index + found.length;
      if (law.test(text.slice(after))) {
        return [];
      }
      return [...list.matchAll(new RegExp(place, 'g'))].map(({0: written, index: at}) => {
        const start = after - list.length + at;
        const [, number = '', item] = /^([\d.]+)(?:\(([a-z])\))?$/.exec(written) ?? [];
        return {document: document as LegalDocumentId, number, item, start, end: start + written.length};
      });
    });
  });
}

/** Returns the anchor of a place: 'section-9-2', 'section-3-2-b'. */
export function anchorOf({number, item}: {number: string; item?: string}): string {
  return ['section', ...number.split('.'), ...(item ? [item] : [])].join('-');
}

/** Links references to other places. Only plain text is searched. */
export function linkReferences(
  blocks: readonly Block[],
  document: LegalDocumentId,
  rules: LegalReferences | undefined,
): Block[] {
  return blocks.map((block) => ({
    ...block,
    words: block.words.flatMap((word): Inline[] => {
      if (typeof word !== 'string') {
        return [word];
      }
      const found = (rules ? referencesIn(word, rules) : []).sort((a, b) => a.start - b.start);
      let at = 0;
      const linked = found.flatMap((reference): Inline[] => {
        const {start, end} = reference;
        const page = reference.document === document ? '' : `/${reference.document}`;
        const before = word.slice(at, start);
        at = end;
        return [before, {link: `${page}#${anchorOf(reference)}`, words: [word.slice(start, end)]}];
      });
      return [...linked, word.slice(at)].filter((part) => part !== '');
    }),
  }));
}
