import type {LegalDocumentId} from '../../data/legal';
import type {Language} from '../format';

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

/** What places are called: articles in the agreement, sections in the data processing agreement. */
const names: Record<Language, Record<LegalDocumentId, string>> = {
  en: {terms: '[Aa]rticles?', dpa: '[Ss]ections?'},
  it: {terms: '[Aa]rticol[oi]', dpa: '[Ss]ezion[ei]'},
};
const joints: Record<Language, string> = {
  en: String.raw`,\s+(?:and\s+|or\s+)?|\s+(?:and|or|to)\s+`,
  it: String.raw`,\s+(?:e\s+|o\s+)?|\s+(?:e|o|a)\s+`,
};
/** Laws have articles too: these are no places of ours. */
const ofLaw: Record<Language, RegExp> = {
  en: /^\s+(?:GDPR|of\s+the\s+(?:GDPR|Italian\s+Civil\s+Code|EU\b|European|United)|of\s+(?:Regulation|Directive|Legislative))/,
  it: /^\s+(?:GDPR|del\s+(?:GDPR|Codice\s+civile|Regolamento|D\.)|della\s+(?:Direttiva|Legge))/,
};

/**
 * The places that a text refers to, as 'Article 9.2' or 'Articles 5, 6 and 9.2'. Articles of laws are left out.
 *
 * @param text plain words
 * @param language language that they are in
 */
export function referencesIn(text: string, language: Language): Reference[] {
  return Object.entries(names[language]).flatMap(([document, name]) => {
    const whole = new RegExp(String.raw`\b(?:${name})\s+(${place}(?:(?:${joints[language]})${place})*)`, 'g');
    return [...text.matchAll(whole)].flatMap(({0: found, 1: list = '', index}) => {
      const after = index + found.length;
      if (ofLaw[language].test(text.slice(after))) {
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
