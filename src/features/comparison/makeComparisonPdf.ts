/** Loaded by the Download button: fills the PDF with the visitor's numbers. */
import {comparisonPdf as pdf} from '@content/comparisonPdf';
import {savingsCalculator as calculator} from '@content/savingsCalculator';
import {brandColours, type PreviewBrand} from '@site/src/features/rebrand';
import {loadFile, pdfBlob, paperLogo} from '@site/src/features/pdf';
import {fillComparison, type VisitorsComparison} from '@site/src/features/comparison/fillComparison';
import {visitLogo} from '@site/src/data/visitBrand';

/**
 * Loads and fills the build's PDF, with the visit's logo if it belongs to the brand. Sends nothing.
 *
 * @throws Error if the PDF cannot be loaded or has no slots
 */
export async function makeComparisonPdf(
  href: string,
  {preview, ...facts}: Omit<VisitorsComparison, 'preview' | 'logo'> & {readonly preview?: PreviewBrand},
): Promise<Blob> {
  const logo = await paperLogo(visitLogo(preview?.name));
  const brand = preview && {name: preview.name, ...brandColours(preview.colour)};
  const filled = fillComparison(await loadFile(href), {...facts, preview: brand, logo}, {calculator, pdf});
  if (!filled) {
    throw new Error(`${href} has no places for numbers.`);
  }
  return pdfBlob(filled);
}
