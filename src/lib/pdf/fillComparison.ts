import type {ComparisonPdfContent} from '../../content/comparisonPdf';
import type {SavingsCalculatorContent} from '../../content/savingsCalculator';
import {brand} from '../../data/brand';
import {type SavingsInput, savingsQuery} from '../../data/calculators/savings';
import {comparisonTexts} from '../comparisonTexts';
import {withRegion} from '../locale';
import type {FileBrand} from './brandedFile';
import {fillSlots} from './fillSlots';
import type {PaperLogo} from './slots';

/** What the comparison of a visitor is made of. */
export interface VisitorsComparison {
  /** Of the words. */
  readonly language: string;
  /** Day on the first page, and of the document. */
  readonly date: Date;
  /** Address of the page, with the query that holds the numbers. */
  readonly address: string;
  readonly input: SavingsInput;
  /** The visitor's own, which then stands in the header. */
  readonly preview?: FileBrand;
  readonly logo?: PaperLogo;
}

/** The longest address that can be read where it stands, characters. */
const longestAddress = 1000;

/**
 * Writes a visitor's numbers into the comparison that the build made.
 *
 * @returns another file, or `undefined` if this one has no places for them
 */
export function fillComparison(
  file: Uint8Array,
  {language, date, address, preview, logo, input}: VisitorsComparison,
  words: {readonly calculator: SavingsCalculatorContent; readonly pdf: ComparisonPdfContent},
) {
  const {pdf} = words;
  const page = address.replace(/\?.*/, '');
  const to = address.length > longestAddress ? page + savingsQuery(input) : address;
  const own: Readonly<Partial<Record<string, string>>> = {
    brand: preview ? pdf.preparedBy(preview.name) : brand.name,
    kind: pdf.kind,
    day: new Intl.DateTimeFormat(withRegion(language), {dateStyle: 'long'}).format(date),
    address: to,
  };
  const texts = comparisonTexts(input, words, language);
  const text = preview?.on;
  return fillSlots(file, {
    text: ({id}) => own[id] ?? texts.get(id) ?? '',
    colours: {brand: {box: preview?.fill, text}, kind: {text}, day: {text}},
    logo: preview && logo,
    link: {id: 'address', to},
    author: preview?.name ?? brand.name,
    date,
  });
}
