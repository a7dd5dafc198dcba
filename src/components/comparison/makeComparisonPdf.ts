/** What the Download button loads: the library that writes PDF files, and the words of the document. */
import {company} from '@content/company';
import {comparison} from '@content/comparison';
import {comparisonPdf as pdf} from '@content/comparisonPdf';
import {savingsCalculator as calculator} from '@content/savingsCalculator';
import {brand} from '@site/src/data/brand';
import {comparisonPdf, type ComparisonPdfFacts} from '@site/src/lib/pdf/comparisonPdf';

/** The PDF in the language of the page. */
export function makeComparisonPdf(facts: Omit<ComparisonPdfFacts, 'brand'>): Blob {
  const file = comparisonPdf({...facts, brand}, {pdf, comparison, calculator, company});
  return new Blob([file], {type: 'application/pdf'});
}
