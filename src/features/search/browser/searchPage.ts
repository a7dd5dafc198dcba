/** Entry of the search page: a script without a framework. */
import {search as words} from '@content/search';
import {type Area, areas} from '../areas';
import {element} from './element';
import type {FoundPage} from './engine';
import {askIndex, loadStyles} from './loading';
import type {SearchResult} from './openIndex';
import {loadPages, resultItem} from './resultList';
import {type ResultsPlace, showFailure, showResults} from './showResults';
import {ways} from './ways';

const step = 10;

/** Debounce in milliseconds. */
const pause = 120;

interface Asked {
  readonly query: string;
  readonly area?: Area;
}

function readAddress(): Asked {
  const parameters = new URLSearchParams(location.search);
  return {
    query: parameters.get('q')?.trim() ?? '',
    area: areas.find((area) => area === parameters.get('in')),
  };
}

const addressOf = ({query, area}: Asked) =>
  `${location.pathname}?${new URLSearchParams({q: query, ...(area && {in: area})})}`;

function addMore(list: HTMLElement, pages: readonly FoundPage[], withFiles: boolean): void {
  const button = element('button', {type: 'button', class: 'search-more'}, words.more);
  button.addEventListener('click', () => {
    const shown = list.children.length;
    void loadPages(pages.slice(shown, shown + step)).then((more) => {
      list.append(...more.map((page) => resultItem(page, withFiles)));
      if (list.children.length >= pages.length) {
        button.remove();
      }
      // Focus continues at the first new result.
      list.children[shown]?.querySelector('a')?.focus();
    });
  });
  if (pages.length > step) {
    list.after(button);
  }
}

function filterBar(
  counts: readonly (readonly [Area, number])[],
  total: number,
  {area}: Asked,
  choose: (area?: Area) => void,
): HTMLElement {
  const choice = (label: string, count: number, value?: Area) => {
    const input = element('input', {
      type: 'radio',
      name: 'in',
      value: value ?? '',
      checked: value === area || undefined,
    });
    input.addEventListener('change', () => choose(value));
    return element('label', {}, input, element('span', {}, `${label} ${count}`));
  };
  return element(
    'fieldset',
    {class: 'search-filter'},
    element('legend', {class: 'visuallyHidden'}, words.filter),
    choice(words.everything, total),
    ...counts.map(([kind, count]) => choice(words.areas[kind], count, kind)),
  );
}

/**
 * Starts the search page. The query is kept in the URL, for sharing and the browser's history.
 *
 * @param form contains the field; the results follow it
 */
function start(form: HTMLFormElement): void {
  const input = form.querySelector('input')!;
  const filters = element('div');
  const place: ResultsPlace = {
    status: element('p', {role: 'status', class: 'search-status'}),
    results: element('div', {class: 'search-results'}),
  };
  form.after(place.status, filters, place.results);
  // Removes the links for pages without script; they return if nothing is found.
  document.querySelector('[data-search-start]')?.remove();
  /** Number of the latest search; results of earlier ones are dropped. */
  let turn = 0;

  async function show(asked: Asked): Promise<void> {
    const mine = ++turn;
    const isWanted = () => mine === turn;
    if (!asked.query) {
      place.status.textContent = '';
      filters.replaceChildren();
      place.results.replaceChildren(ways());
      return;
    }
    try {
      const index = await askIndex();
      const [result, byArea] = await Promise.all([index.search(asked.query), index.pagesByArea()]);
      if (!isWanted()) {
        return;
      }
      const pagesOf = (area: Area) => result.pages.filter(({id}) => byArea.get(area)?.has(id));
      const counts = areas
        .map((area) => [area, pagesOf(area).length] as const)
        .filter(([, count]) => count > 0);
      const chosen = counts.some(([area]) => area === asked.area) ? asked.area : undefined;
      const pages = chosen ? pagesOf(chosen) : result.pages;
      const shown: SearchResult = chosen ? {...result, answers: []} : result;
      const withFiles = result.asksForFile || chosen === 'files';
      const list = await showResults(place, shown, pages, {most: step, withFiles}, isWanted);
      if (isWanted()) {
        const bar = filterBar(counts, result.pages.length, {query: asked.query, area: chosen}, (area) =>
          go({query: asked.query, area}),
        );
        const isUsed = filters.contains(document.activeElement);
        filters.replaceChildren(...(counts.length > 1 ? [bar] : []));
        if (isUsed) {
          filters.querySelector<HTMLElement>(':checked')?.focus();
        }
        if (list) {
          addMore(list, pages, withFiles);
        }
        place.results.dataset.query = asked.query;
      }
    } catch {
      if (isWanted()) {
        filters.replaceChildren();
        showFailure(place, () => void show(asked));
      }
    }
  }

  /** URL of the last history entry. */
  let lastStep = '';

  /** Runs a search. Typing replaces the URL; submitting or choosing a filter adds a history entry. */
  function go(asked: Asked, isStep = true): void {
    const address = addressOf(asked);
    if (isStep && address !== lastStep) {
      // Typing has replaced the URL of the last entry.
      history.replaceState(null, '', lastStep);
      history.pushState(null, '', address);
      lastStep = address;
    } else {
      history.replaceState(null, '', address);
    }
    void show(asked);
  }

  function showAddress(): void {
    lastStep = location.pathname + location.search;
    const asked = readAddress();
    input.value = asked.query;
    void show(asked);
  }

  let timer: ReturnType<typeof setTimeout>;
  input.addEventListener('input', () => {
    clearTimeout(timer);
    timer = setTimeout(() => go({...readAddress(), query: input.value.trim()}, false), pause);
  });
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    clearTimeout(timer);
    go({...readAddress(), query: input.value.trim()});
  });
  addEventListener('popstate', showAddress);
  showAddress();
  if (!input.value) {
    input.focus();
  }
}

const form = document.querySelector<HTMLFormElement>('[data-search-page]');
if (form) {
  void loadStyles().then(() => start(form));
}
