import type {LegalDocumentId} from '../../data/legal';

/** A place that a text refers to: 'Article 9.2' is `{number: '9.2'}`. */
export interface Reference {
  readonly document: LegalDocumentId;
  readonly number: string;
  /** Letter of an item: 'b' in 'Article 3.2(b)'. */
  readonly item?: string;
  /** Where the number stands in the text, item included. */
  readonly start: number;
  readonly end: number;
}

const place = String.raw`\d+(?:\.\d+)?(?:\([a-z]\))?`;

/**
 * How the texts of a language name places, as sources of regular expressions; `i18n/<language>/locale.json` holds those of
 * languages other than English.
 */
export interface ReferenceRules extends Readonly<Record<LegalDocumentId, string>> {
  /** What stands between several: ', ', ' and '. */
  readonly joints: string;
  /** What stands behind a place of a law: laws have articles too, and these are no places of ours. */
  readonly ofLaw: string;
}

/** Articles in the agreement, sections in the data processing agreement. */
export const englishReferences: ReferenceRules = {
  terms: '[Aa]rticles?',
  dpa: '[Ss]ections?',
  joints: String.raw`,\s+(?:and\s+|or\s+)?|\s+(?:and|or|to)\s+`,
  ofLaw: String.raw`^(?:-[a-z]+)?\s+(?:GDPR|of\s+the\s+(?:GDPR|Italian\s+Civil\s+Code|EU\b|European|United)|of\s+(?:Regulation|Directive|Legislative))`,
};

/**
 * The places that a text refers to, as 'Article 9.2' or 'Articles 5, 6 and 9.2'. Articles of laws are left out.
 *
 * @param text plain words
 * @param rules of the language that they are in
 */
export function referencesIn(text: string, {joints, ofLaw, ...names}: ReferenceRules): Reference[] {
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

/** Anchor of a place: 'section-9-2', 'section-3-2-b'. */
export function anchorOf({number, item}: {number: string; item?: string}): string {
  return ['section', ...number.split('.'), ...(item ? [item] : [])].join('-');
}
