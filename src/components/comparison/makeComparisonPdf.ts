/** What the Download button loads: the library that writes PDF files, and the words of the document. */
import {company} from '@content/company';
import {comparison} from '@content/comparison';
import {comparisonPdf as pdf} from '@content/comparisonPdf';
import {savingsCalculator as calculator} from '@content/savingsCalculator';
import {brand} from '@site/src/data/brand';
import {comparisonPdf, type ComparisonPdfFacts} from '@site/src/lib/pdf/comparisonPdf';
import {paperLogo} from '@site/src/lib/pdf/paperLogo';
import {visitLogo} from '@site/src/lib/visitBrand';

/** The PDF in the language of the page, with the logo of the visit where it is that of its brand. */
export async function makeComparisonPdf(facts: Omit<ComparisonPdfFacts, 'brand' | 'logo'>): Promise<Blob> {
  const logo = await paperLogo(visitLogo(facts.preview?.name));
  const file = comparisonPdf({...facts, logo, brand}, {pdf, comparison, calculator, company});
  return new Blob([file], {type: 'application/pdf'});
}
