import type {SheetKind} from './sheetForms';

/**
 * Returns the name of a guide's download, below `downloads/` and without its extension: that of its page, or of its
 * table.
 *
 * @param place path of the guide's page, or name of the table
 * @param version folder of a version of the guides other than the current one
 */
export function downloadName(place: string, version: string | undefined): string {
  const name = place.split('/').findLast(Boolean) ?? '';
  return version === undefined ? name : `${version}/${name}`;
}

/** Returns a sheet's place for `downloadName`: a checklist has its guide's name, others exist once. */
export const sheetPlace = (kind: SheetKind, guide: string): string =>
  kind === 'checklist' ? `${guide}-checklist` : kind;

/** Endings of the files of a sheet: a form, and for the register a table that computes as well. */
export const sheetFormats = (kind: SheetKind): readonly ('pdf' | 'xlsx')[] =>
  kind === 'risk-register' ? ['pdf', 'xlsx'] : ['pdf'];

/** Path of the sample report as a PDF, without the locale. */
export const reportFile = '/downloads/sample-report.pdf';

/** Path of the comparison that browsers fill with a visitor's numbers, without the locale. */
export const comparisonFile = '/downloads/cost-comparison.pdf';
