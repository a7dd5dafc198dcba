import type {PageText} from './engine';

/** A file that a page offers. */
export interface OfferedFile {
  readonly href: string;
  readonly label: string;
}

const between = ' | ';

/** Files as a field of the index has them. */
export const fileField = (files: readonly OfferedFile[]): string =>
  files.map(({href, label}) => `${href} ${label}`).join(between);

/** The files that a page offers. */
export const filesOf = ({meta}: PageText): OfferedFile[] =>
  (meta.files ?? '').split(between).flatMap((file) => {
    const [, href, label] = /^(\S+) (.+)$/.exec(file) ?? [];
    return href && label ? [{href, label}] : [];
  });
