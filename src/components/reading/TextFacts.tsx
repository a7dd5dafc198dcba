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
import type {SidebarProps} from '@site/src/lib/sidebarProps';
import {useMinutesRead} from './readingTime';

const withinCategories = (items: readonly PropSidebarItem[]): PropSidebarItem[] =>
  items.flatMap((item) => (item.type === 'category' ? withinCategories(item.items) : item));

/** The version of the guides that a page is part of; none in articles and pages. */
export function useGuidesVersion(): ReturnType<typeof useDocsVersion> | undefined {
  try {
    return useDocsVersion();
  } catch {
    return undefined;
  }
}

/** The entries of all sidebars; none outside of the guides, which alone have sidebars. */
function useEntries() {
  const {docsSidebars = {}} = useGuidesVersion() ?? {};
  return withinCategories(Object.values(docsSidebars).flat());
}

/** What the sidebars know of a text. A link to a text of another sidebar says what the text's own entry says. */
export function usePropsOf(): (item: PropSidebarItem) => SidebarProps {
  const entries = useEntries();
  return (item) =>
    (item.type === 'link' && item.docId !== undefined
      ? entries.find((entry) => entry.type === 'link' && entry.docId === item.docId && entry.customProps)
      : item
    )?.customProps ?? {};
}

/** The guides of the sidebars that come with sheets to fill in, each once, in the sidebars' order. */
export function useGuidesWithSheets(): {href: string; label: string; kinds: readonly SheetKind[]}[] {
  const found = useEntries().flatMap((entry) => {
    const {sheets: kinds = []}: SidebarProps = entry.customProps ?? {};
    return entry.type === 'link' && kinds.length > 0 ? {href: entry.href, label: entry.label, kinds} : [];
  });
  return found.filter(({href}, index) => found.findIndex((other) => other.href === href) === index);
}

/** What the sidebars know of the text at an address. */
export function usePropsAt(): (href: string) => SidebarProps {
  const entries = useEntries();
  return (href) =>
    entries.find((entry) => entry.type === 'link' && entry.customProps && isSamePath(entry.href, href))
      ?.customProps ?? {};
}

interface TextFactsProps {
  of: SidebarProps;
  /** Path of its page. */
  href: string;
  as: ElementType<{className?: string; children?: ReactNode}>;
}

/** How long a text takes to read, and the sheets that come with it: links to where they are on its page. */
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

/** Lets links in bold say what they lead to. */
export function KnownTexts({children}: {children: ReactNode}) {
  return <Known value={usePropsAt()}>{children}</Known>;
}

/** Words in bold. Within `KnownTexts`, a link to another text has its facts beside it. */
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
