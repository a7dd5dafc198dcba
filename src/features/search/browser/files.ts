import type {PageText} from './engine';

export interface OfferedFile {
  readonly href: string;
  readonly label: string;
}

const between = ' | ';

export const fileField = (files: readonly OfferedFile[]): string =>
  files.map(({href, label}) => `${href} ${label}`).join(between);

export const filesOf = ({meta}: PageText): OfferedFile[] =>
  (meta.files ?? '').split(between).flatMap((file) => {
    const [, href, label] = /^(\S+) (.+)$/.exec(file) ?? [];
    return href && label ? [{href, label}] : [];
  });
