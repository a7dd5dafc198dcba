import {search as words} from '@content/search';
import {type Area, areas} from '../areas';
import type {Answer} from './answers';
import {element} from './element';
import type {FoundPage, PageText} from './engine';
import {filesOf} from './files';
import {excerptOf, partsOf} from './pageText';

export interface LoadedPage {
  readonly found: FoundPage;
  readonly text: PageText;
}

export const loadPages = (pages: readonly FoundPage[]): Promise<LoadedPage[]> =>
  Promise.all(pages.map(async (found) => ({found, text: await found.load()})));

/** Joins a page's menu name and heading, unless one contains the other. */
function titleOf({meta: {title = '', name = ''}, url}: PageText): string {
  const isSaid = title.toLowerCase().includes(name.toLowerCase());
  return (isSaid ? title : `${name}: ${title}`) || url;
}

function hintsOf({text, found}: LoadedPage): string[] {
  const area = areas.find((each) => text.filters.area?.includes(each)) as Exclude<Area, 'files'> | undefined;
  const state = text.filters.translation?.[0];
  return [
    area && words.kinds[area],
    text.meta.version,
    state && words.states[state as keyof typeof words.states],
    found.missing.length > 0 && words.without(found.missing.join(', ')),
  ].filter((hint) => typeof hint === 'string' && hint !== '') as string[];
}

/** Excerpt with marked matches, and an ellipsis where the text continues. */
function excerpt({found, text}: LoadedPage): HTMLElement {
  const {words: shown, before, after} = excerptOf(found, text);
  return element(
    'p',
    {},
    before ? '…\u00a0' : '',
    ...shown.flatMap(({word, matches, spaced}) => [
      spaced ? ' ' : '',
      matches ? element('mark', {}, word) : word,
    ]),
    after ? '\u00a0…' : '',
  );
}

const links = (list: readonly {readonly href: string; readonly label: string; readonly download?: true}[]) =>
  element(
    'ul',
    {},
    ...list.map(({href, label, download}) => element('li', {}, element('a', {href, download}, label))),
  );

/** Creates the list item of a page, with its downloads if `withFiles`. */
export function resultItem(page: LoadedPage, withFiles: boolean): HTMLElement {
  const {found, text} = page;
  const files = (withFiles ? filesOf(text) : []).map((file) => ({...file, download: true as const}));
  const parts = partsOf(found, text).map(({url, title}) => ({href: url, label: title}));
  const item = element(
    'li',
    {},
    element('a', {href: text.url}, titleOf(text)),
    element('small', {}, hintsOf(page).join(' · ')),
    excerpt(page),
  );
  if (parts.length > 0) {
    item.append(links(parts));
  }
  if (files.length > 0) {
    item.append(links(files));
  }
  return item;
}

export function answerRow(answers: readonly Answer[]): HTMLElement {
  return element(
    'ul',
    {class: 'search-answer', 'aria-label': words.answer},
    ...answers.map(({text, url, from}) =>
      element(
        'li',
        {},
        element('a', {href: url}, text),
        ...(from ? [element('small', {}, words.from(from))] : []),
      ),
    ),
  );
}
