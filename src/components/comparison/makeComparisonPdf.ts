/** What the Download button loads: how the visitor's numbers come into the file, and what it says of them. */
import {comparisonPdf as pdf} from '@content/comparisonPdf';
import {savingsCalculator as calculator} from '@content/savingsCalculator';
import {brandColours, type PreviewBrand} from '@site/src/lib/brandPreview';
import {loadFile, pdfBlob} from '@site/src/lib/pdf/brandedFile';
import {fillComparison, type VisitorsComparison} from '@site/src/lib/pdf/fillComparison';
import {paperLogo} from '@site/src/lib/pdf/paperLogo';
import {visitLogo} from '@site/src/lib/visitBrand';

/**
 * Loads the file of the build and fills it, with the logo of the visit where it is that of the brand. Nothing is sent.
 *
 * @param href address of the file
 * @throws Error if it cannot be loaded, or is another one
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
