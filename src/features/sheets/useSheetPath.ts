import {useDocsVersion} from '@docusaurus/plugin-content-docs/client';
import type {SheetKind} from '@site/src/data/sheetForms';
import {downloadName, sheetPlace} from '@site/src/data/downloadName';

/**
 * Returns a function that builds the path of a sheet in the current docs version.
 *
 * @returns function of the kind of sheet and its guide's path, without the locale and the file extension
 */
export function useSheetPath(): (kind: SheetKind, guide: string) => string {
  const {isLast, version} = useDocsVersion();
  return (kind, guide) => `/downloads/${downloadName(sheetPlace(kind, guide), isLast ? undefined : version)}`;
}
