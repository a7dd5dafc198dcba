/** Entry of the search: a script of its own, without a framework, loaded when the search is first opened. */
import {search as words} from '@content/search';
import {makeDialog, ways, type SearchDialog} from './dialog';
import {element} from './element';
import {openIndex, type Found} from './engine';
import {resultGroups} from './resultList';

/** Filled in by the plugin: addresses of the styles and of the folder of the index, and whether this is `npm run dev`. */
declare const SEARCH_STYLES: string;
declare const SEARCH_INDEX: string;
declare const SEARCH_DEVELOPMENT: boolean;

/** Results that are loaded at a time. */
const page = 5;

/** ms without a key before a search begins. */
const pause = 40;

let parts: SearchDialog | undefined;
let index: ReturnType<typeof openIndex> | undefined;
/** The search that is shown; older ones that end later are dropped. */
let turn = 0;

function loadStyles(): Promise<void> {
  return new Promise((resolve) => {
    const link = element('link', {rel: 'stylesheet', href: SEARCH_STYLES});
    // Without its styles the dialog is plain, and works.
    link.onload = link.onerror = () => resolve();
    document.head.append(link);
  });
}

function showStart({status, results}: SearchDialog): void {
  status.textContent = '';
  results.replaceChildren(ways());
}

async function showResults(shown: SearchDialog, found: Found, upTo = page): Promise<void> {
  const {status, results} = shown;
  const mine = turn;
  const pages = await found.load(0, upTo);
  if (mine !== turn) {
    return;
  }
  if (found.count === 0) {
    status.textContent = words.none;
    results.replaceChildren(ways());
    return;
  }
  const count = words.results(found.count);
  status.textContent = found.corrected ? `${words.corrected} ${found.corrected}. ${count}` : count;
  results.replaceChildren(...resultGroups(pages));
  if (found.count > upTo) {
    const more = element('button', {type: 'button', class: 'search-more'}, words.more);
    more.addEventListener('click', () => {
      void showResults(shown, found, upTo + page).then(() => {
        // The focus goes on where the list did.
        results.querySelectorAll<HTMLElement>('section > ul > li > a')[upTo]?.focus();
      });
    });
    results.append(more);
  }
}

function showFailure(shown: SearchDialog): void {
  const {status, results, input} = shown;
  index = undefined;
  status.textContent = words.failed;
  const retry = element('button', {type: 'button', class: 'search-more'}, words.retry);
  retry.addEventListener('click', () => {
    input.focus();
    void run(shown);
  });
  results.replaceChildren(retry);
}

async function run(shown: SearchDialog): Promise<void> {
  const query = shown.input.value.trim();
  const mine = ++turn;
  if (!query) {
    showStart(shown);
    return;
  }
  try {
    if (!index) {
      shown.status.textContent = words.loading;
      index = openIndex(SEARCH_INDEX);
    }
    const find = await index;
    const found = await find(query);
    if (mine === turn) {
      await showResults(shown, found);
      shown.results.dataset.query = query;
    }
  } catch {
    if (mine === turn) {
      showFailure(shown);
    }
  }
}

/** Opens the search, with the query of the address on the page that stands in for it without script. */
export async function openSearch(): Promise<void> {
  const query = document.querySelector('[data-search-here]')
    ? new URLSearchParams(location.search).get('q')
    : null;
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
  if (query && !input.value) {
    input.value = query;
  }
  input.select();
  await run(parts);
}
