import {
  createContext,
  type ComponentProps,
  type ElementType,
  Fragment,
  isValidElement,
  type ReactNode,
  useContext,
} from 'react';
import Link from '@docusaurus/Link';
import {useDocsVersion} from '@docusaurus/plugin-content-docs/client';
import type {PropSidebarItem} from '@docusaurus/plugin-content-docs';
import {sheets as sheetWords} from '@content/sheets';
import type {SheetKind} from '@site/src/data/sheetForms';
import {isSamePath} from '@site/src/lib/samePath';
import type {SidebarProps} from '@site/src/features/reading/sidebarProps';
import {useMinutesRead} from './readingTime';

const withinCategories = (items: readonly PropSidebarItem[]): PropSidebarItem[] =>
  items.flatMap((item) => (item.type === 'category' ? withinCategories(item.items) : item));

/** Returns the docs version of the page; `undefined` outside of the guides. */
export function useGuidesVersion(): ReturnType<typeof useDocsVersion> | undefined {
  try {
    return useDocsVersion();
  } catch {
    return undefined;
  }
}

/** Returns the entries of all sidebars; empty outside of the guides. */
function useEntries() {
  const {docsSidebars = {}} = useGuidesVersion() ?? {};
  return withinCategories(Object.values(docsSidebars).flat());
}

/** Returns a lookup of sidebar properties. Links to texts of other sidebars get those of the text's own entry. */
export function usePropsOf(): (item: PropSidebarItem) => SidebarProps {
  const entries = useEntries();
  return (item) =>
    (item.type === 'link' && item.docId !== undefined
      ? entries.find((entry) => entry.type === 'link' && entry.docId === item.docId && entry.customProps)
      : item
    )?.customProps ?? {};
}

/** Returns the guides that have sheets, without duplicates, in the order of the sidebars. */
export function useGuidesWithSheets(): {href: string; label: string; kinds: readonly SheetKind[]}[] {
  const found = useEntries().flatMap((entry) => {
    const {sheets: kinds = []}: SidebarProps = entry.customProps ?? {};
    return entry.type === 'link' && kinds.length > 0 ? {href: entry.href, label: entry.label, kinds} : [];
  });
  return found.filter(({href}, index) => found.findIndex((other) => other.href === href) === index);
}

export function usePropsAt(): (href: string) => SidebarProps {
  const entries = useEntries();
  return (href) =>
    entries.find((entry) => entry.type === 'link' && entry.customProps && isSamePath(entry.href, href))
      ?.customProps ?? {};
}

interface TextFactsProps {
  of: SidebarProps;
  href: string;
  as: ElementType<{className?: string; children?: ReactNode}>;
}

export function TextFacts({of: {minutes, sheets = []}, href, as: Element}: TextFactsProps) {
  const minutesRead = useMinutesRead();
  const facts = [
    ...(minutes === undefined ? [] : [minutesRead(minutes)]),
    ...sheets.map((kind) => (
      <Link key={kind} to={`${href}#sheets`}>
        {sheetWords.kinds[kind].name}
      </Link>
    )),
  ];
  return (
    facts.length > 0 && (
      <Element className="caption num">
        {facts.map((fact, index) => (
          <Fragment key={index}>
            {index > 0 && ' · '}
            {fact}
          </Fragment>
        ))}
      </Element>
    )
  );
}

const Known = createContext<(href: string) => SidebarProps>(() => ({}));

/** Shows reading time and sheets after bold links within. */
export function KnownTexts({children}: {children: ReactNode}) {
  return <Known value={usePropsAt()}>{children}</Known>;
}

/** Within `KnownTexts`, a link to another text shows its facts. */
export function Bold({children, ...rest}: ComponentProps<'strong'>) {
  const propsOf = useContext(Known);
  const href = isValidElement<{href?: string}>(children) ? children.props.href : undefined;
  const props = href === undefined ? {} : propsOf(href);
  return (
    <strong {...rest}>
      {children}
      {href !== undefined && props.minutes !== undefined && (
        <>
          {' '}
          <TextFacts as="small" of={props} href={href} />
        </>
      )}
    </strong>
  );
}
