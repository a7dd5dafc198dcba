import type {ComparisonPdfContent} from '../../content/comparisonPdf';
import type {SavingsCalculatorContent} from '../../content/savingsCalculator';
import {brand} from '../../data/brand';
import {type SavingsInput, savingsQuery} from '../../data/calculators/savings';
import {comparisonTexts} from './comparisonTexts';
import {withRegion} from '../../lib/locale';
import {type FileBrand, fillSlots, type PaperLogo} from '../pdf';

export interface VisitorsComparison {
  readonly language: string;
  /** Date on the first page and in the metadata. */
  readonly date: Date;
  /** URL of the page, with the numbers in its query. */
  readonly address: string;
  readonly input: SavingsInput;
  /** The visitor's own brand, for the header. */
  readonly preview?: FileBrand;
  readonly logo?: PaperLogo;
}

/** Longest URL that the page can show, in characters. */
const longestAddress = 1000;

/** Fills the build's comparison PDF with a visitor's numbers. Returns a new file, or `undefined` without slots. */
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
