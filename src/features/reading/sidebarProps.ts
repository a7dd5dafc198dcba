import type {SheetKind} from '../../data/sheetForms';

/** Data of a sidebar entry besides its label: `customProps`, from the front matter of the text. */
export interface SidebarProps {
  /** Heading that lists it in the overview of its folder. */
  readonly group?: string;
  /** Reading time in minutes, at least 1. */
  readonly minutes?: number;
  readonly sheets?: readonly SheetKind[];
}

/** Entries below one heading. Those without a heading come first. */
export interface Group<T> {
  readonly title?: string;
  readonly items: readonly T[];
}

/** Groups entries by heading. Headings are in the order of first occurrence. */
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
