import {search as words} from '@content/search';
import {element} from './element';
import type {FoundPage} from './engine';
import type {SearchResult} from './openIndex';
import {answerRow, loadPages, resultItem} from './resultList';
import {ways} from './ways';

/** Elements of the results: a live region for their number, and the list. */
export interface ResultsPlace {
  readonly status: HTMLElement;
  readonly results: HTMLElement;
}

function statusOf({corrected}: SearchResult, pages: readonly FoundPage[]): string {
  const isPartial = (pages[0]?.missing.length ?? 0) > 0;
  return [
    corrected && `${words.corrected} ${corrected}.`,
    isPartial && words.partial,
    words.results(pages.length),
  ]
    .filter(Boolean)
    .join(' ');
}

/**
 * Shows the first results.
 *
 * @param pages of the result, or those of an area
 * @param shown number of results, and whether to show their downloads
 * @param isWanted false if a newer search has started meanwhile
 * @returns the list, for appending more; `undefined` if nothing was found or the search is outdated
 */
export async function showResults(
  {status, results}: ResultsPlace,
  result: SearchResult,
  pages: readonly FoundPage[],
  {most, withFiles}: {readonly most: number; readonly withFiles: boolean},
  isWanted: () => boolean,
): Promise<HTMLElement | undefined> {
  const loaded = await loadPages(pages.slice(0, most));
  if (!isWanted()) {
    return undefined;
  }
  const answers = result.answers.length > 0 ? [answerRow(result.answers)] : [];
  const list =
    loaded.length > 0
      ? element(
          'ol',
          {class: 'search-list', 'aria-label': words.list},
          ...loaded.map((page) => resultItem(page, withFiles)),
        )
      : undefined;
  status.textContent = list ? statusOf(result, pages) : words.none;
  // Replacing focused results would move the focus to the top of the page, so it moves to the new ones.
  const isUsed = results.contains(document.activeElement);
  results.replaceChildren(...answers, list ?? ways());
  if (isUsed) {
    results.querySelector('a')?.focus();
  }
  return list;
}

export function showFailure({status, results}: ResultsPlace, again: () => void): void {
  status.textContent = words.failed;
  const retry = element('button', {type: 'button', class: 'search-more'}, words.retry);
  retry.addEventListener('click', again);
  results.replaceChildren(retry);
}
