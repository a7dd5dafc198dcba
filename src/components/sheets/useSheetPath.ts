import {useDocsVersion} from '@docusaurus/plugin-content-docs/client';
import type {SheetKind} from '@site/src/data/sheetForms';
import {downloadName, sheetPlace} from '@site/src/lib/downloadName';

/**
 * Where the files of sheets are, those of the version of the guides that is read.
 *
 * @returns the path for a kind of sheet and the path of its guide's page, without the locale and the file's ending
 */
export function useSheetPath(): (kind: SheetKind, guide: string) => string {
  const {isLast, version} = useDocsVersion();
  return (kind, guide) => `/downloads/${downloadName(sheetPlace(kind, guide), isLast ? undefined : version)}`;
}
