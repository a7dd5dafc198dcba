import type {SheetKind} from '../data/sheetForms';

/** What a sidebar knows of a text, besides its label: `customProps` of its entry, from the front matter of the text. */
export interface SidebarProps {
  /** Heading under which the overview of its folder lists it. */
  readonly group?: string;
  /** Minutes that it takes to read, at least 1. */
  readonly minutes?: number;
  /** Sheets to fill in that come with it. */
  readonly sheets?: readonly SheetKind[];
}

/** Entries below one heading; those that name none come without, before the others. */
export interface Group<T> {
  readonly title?: string;
  readonly items: readonly T[];
}

/** Groups entries by the heading they name, headings in the order in which they first come. */
export function groupedBy<T>(items: readonly T[], titleOf: (item: T) => string | undefined): Group<T>[] {
  const groups = new Map<string | undefined, T[]>([[undefined, []]]);
  for (const item of items) {
    const title = titleOf(item);
    groups.set(title, [...(groups.get(title) ?? []), item]);
  }
  return [...groups]
    .filter(([, own]) => own.length > 0)
    .map(([title, own]) => ({...(title !== undefined && {title}), items: own}));
}
