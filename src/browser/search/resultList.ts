import {search as words} from '@content/search';
import {areas, type Area} from '../../data/searchAreas';
import {element} from './element';
import type {FoundPage} from './engine';

/** Headings of a page that are shown below it, at most. */
const mostParts = 3;

const first = (page: FoundPage, filter: string) => page.filters[filter]?.[0];

function note(page: FoundPage): string | undefined {
  const state = first(page, 'translation');
  return state && state in words.states ? words.states[state as keyof typeof words.states] : undefined;
}

/** The excerpt, with an ellipsis at each end where the text goes on. Text that Pagefind has escaped, with its marks. */
function excerptOf({excerpt, content}: FoundPage): string {
  const bare = excerpt.replace(/<\/?mark>/g, '').trim();
  const text = content.trim();
  return `${text.startsWith(bare) ? '' : '…\u00a0'}${excerpt}${text.endsWith(bare) ? '' : '\u00a0…'}`;
}

function result(page: FoundPage): HTMLElement {
  const excerpt = element('p');
  excerpt.innerHTML = excerptOf(page);
  const hints = [page.meta.version, note(page)].filter((hint) => hint !== undefined);
  const item = element(
    'li',
    {},
    element('a', {href: page.url}, page.meta.title ?? page.url),
    ...hints.map((hint) => element('small', {}, hint)),
    excerpt,
  );
  const parts = page.sub_results.filter(({url, title}) => url !== page.url && title !== page.meta.title);
  if (parts.length > 0) {
    item.append(
      element(
        'ul',
        {},
        ...parts
          .slice(0, mostParts)
          .map(({url, title}) => element('li', {}, element('a', {href: url}, title))),
      ),
    );
  }
  return item;
}

/** Pages that were found, by the area that they belong to. */
export function resultGroups(pages: readonly FoundPage[]): HTMLElement[] {
  const areaOf = (page: FoundPage): Area => (first(page, 'area') as Area | undefined) ?? 'pages';
  // The area of the best result comes first.
  const order = [...new Set([...pages.map(areaOf), ...areas])];
  return order.flatMap((area) => {
    const own = pages.filter((page) => areaOf(page) === area);
    return own.length === 0
      ? []
      : [element('section', {}, element('h3', {}, words.areas[area]), element('ul', {}, ...own.map(result)))];
  });
}
