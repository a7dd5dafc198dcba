import {search as words} from '@content/search';
import {element} from './element';
import type {ResultsPlace} from './showResults';

export interface SearchDialog extends ResultsPlace {
  readonly dialog: HTMLDialogElement;
  readonly input: HTMLInputElement;
}

const focusable = (results: HTMLElement) => [...results.querySelectorAll<HTMLElement>('a, button')];

/** Arrow keys move through the field and the results. A letter typed on a result goes into the field. */
function walk(event: KeyboardEvent, {input, results}: SearchDialog): void {
  const stops = [input, ...focusable(results)];
  const here = stops.indexOf(document.activeElement as HTMLElement);
  const step = {ArrowDown: 1, ArrowUp: -1}[event.key];
  if (step !== undefined && here >= 0) {
    event.preventDefault();
    stops[(here + step + stops.length) % stops.length]?.focus();
  } else if (event.key === 'Enter' && here === 0) {
    event.preventDefault();
    results.querySelector<HTMLElement>('.search-list a')?.click();
  } else if (here > 0 && event.key.length === 1 && !event.ctrlKey && !event.metaKey && !event.altKey) {
    input.focus();
  }
}

/** Creates the dialog, closed. `<dialog>` traps the focus, closes on Esc and restores the focus. */
export function makeDialog(note: string): SearchDialog {
  const input = element('input', {
    // Not of type "search", where the first Esc clears the field instead of closing the dialog.
    role: 'searchbox',
    inputmode: 'search',
    'aria-label': words.label,
    placeholder: words.placeholder,
    autocomplete: 'off',
    autocapitalize: 'off',
    spellcheck: 'false',
    enterkeyhint: 'search',
  });
  const status = element('p', {role: 'status', class: 'search-status'});
  // Firefox makes scroll containers tab stops by default; the links inside are enough.
  const results = element('div', {class: 'search-results', tabindex: '-1'});
  const close = element('button', {type: 'button', class: 'search-close', 'aria-label': words.close}, '×');
  const dialog = element(
    'dialog',
    {class: 'search-dialog', 'aria-label': words.title},
    element('div', {class: 'search-bar', role: 'search'}, input, close),
    status,
    results,
    element('p', {class: 'search-note'}, note),
  );
  const parts = {dialog, input, status, results};
  close.addEventListener('click', () => dialog.close());
  dialog.addEventListener('keydown', (event) => walk(event, parts));
  dialog.addEventListener('click', (event) => {
    // A click outside the dialog, or on a link to an anchor of this page.
    const link = (event.target as Element).closest('a');
    if (event.target === dialog || link?.href.split('#')[0] === location.href.split('#')[0]) {
      dialog.close();
    }
  });
  return parts;
}
