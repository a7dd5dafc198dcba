import type {SheetKind} from '../data/sheetForms';

/**
 * Name of a file that a guide gives, below `downloads/` and without its ending: that of its page, or of its table.
 *
 * @param place path of the guide's page, or name of the table
 * @param version name of the guides' version, where it is not the one that readers are led to: its files have a folder
 */
export function downloadName(place: string, version: string | undefined): string {
  const name = place.split('/').findLast(Boolean) ?? '';
  return version === undefined ? name : `${version}/${name}`;
}

/**
 * Place of a sheet to fill in, as `downloadName` wants it: a checklist has the name of its guide, the others are there once.
 *
 * @param guide path of the guide's page
 */
export const sheetPlace = (kind: SheetKind, guide: string): string =>
  kind === 'checklist' ? `${guide}-checklist` : kind;

/** Endings of the files of a sheet: a form, and for the register a table that computes as well. */
export const sheetFormats = (kind: SheetKind): readonly ('pdf' | 'xlsx')[] =>
  kind === 'risk-register' ? ['pdf', 'xlsx'] : ['pdf'];

/** Path of the sample report as a PDF, without the locale. */
export const reportFile = '/downloads/sample-report.pdf';

/** Path of the comparison that browsers fill with a visitor's numbers, without the locale. */
export const comparisonFile = '/downloads/cost-comparison.pdf';
