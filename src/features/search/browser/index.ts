/** Entry of the search dialog: a script without a framework, loaded when the search is first opened. */
import {search as words} from '@content/search';
import {routes} from '@site/src/data/routes';
import {makeDialog, type SearchDialog} from './dialog';
import {element} from './element';
import {askIndex, isIndexAsked, loadStyles} from './loading';
import {showFailure, showResults} from './showResults';
import {pathOf, ways} from './ways';

/** Set by the plugin; true in `npm run dev`. */
declare const SEARCH_DEVELOPMENT: boolean;

/** Maximum number of results; the search page has all. */
const most = 4;

/** Debounce in milliseconds. */
const pause = 40;

let parts: SearchDialog | undefined;
/** Number of the latest search; results of earlier ones are dropped. */
let turn = 0;

async function run(shown: SearchDialog): Promise<void> {
  const {input, status, results} = shown;
  const query = input.value.trim();
  const mine = ++turn;
  const isWanted = () => mine === turn;
  if (!query) {
    status.textContent = '';
    results.replaceChildren(ways());
    return;
  }
  try {
    if (!isIndexAsked()) {
      status.textContent = words.loading;
    }
    const result = await (await askIndex()).search(query);
    const look = {most, withFiles: result.asksForFile};
    if (isWanted() && (await showResults(shown, result, result.pages, look, isWanted))) {
      const address = `${pathOf(routes.search)}?${new URLSearchParams({q: query})}`;
      results.append(element('a', {class: 'search-more', href: address}, words.all(result.pages.length)));
    }
    if (isWanted()) {
      results.dataset.query = query;
    }
  } catch {
    if (isWanted()) {
      showFailure(shown, () => {
        input.focus();
        void run(shown);
      });
    }
  }
}

/** Opens the search dialog. On the search page, focuses its field instead. */
export async function openSearch(): Promise<void> {
  const field = document.querySelector<HTMLInputElement>('[data-search-page] input');
  if (field) {
    field.select();
    return;
  }
  if (!parts) {
    const made = makeDialog(SEARCH_DEVELOPMENT ? words.development : words.hint);
    parts = made;
    let timer: ReturnType<typeof setTimeout>;
    made.input.addEventListener('input', () => {
      clearTimeout(timer);
      timer = setTimeout(() => void run(made), pause);
    });
    document.body.append(made.dialog);
    await loadStyles();
  }
  const {dialog, input} = parts;
  if (!dialog.open) {
    dialog.showModal();
  }
  input.select();
  await run(parts);
}
