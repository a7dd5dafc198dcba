import {search as words} from '@content/search';
import {element} from './element';
import type {FoundPage} from './engine';
import type {SearchResult} from './openIndex';
import {answerRow, loadPages, resultItem} from './resultList';
import {ways} from './ways';

/** Where results are shown: a line that says how many there are, also to those who do not see them, and their list. */
export interface ResultsPlace {
  readonly status: HTMLElement;
  readonly results: HTMLElement;
}

/** What the line above the results says. */
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
 * Shows the first of the pages that were found.
 *
 * @param pages of the result, or those of an area
 * @param shown how many are shown, and whether with the files that they offer
 * @param isWanted whether the results are still asked for once they are loaded
 * @returns the list, so that more can be added; none where nothing was found, or nobody asks any more
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
  // Whoever was in the old results goes on in the new ones: to replace them sends the focus to the top of the page.
  const isUsed = results.contains(document.activeElement);
  results.replaceChildren(...answers, list ?? ways());
  if (isUsed) {
    results.querySelector('a')?.focus();
  }
  return list;
}

/** Says that the index did not come, with a button that tries again. */
export function showFailure({status, results}: ResultsPlace, again: () => void): void {
  status.textContent = words.failed;
  const retry = element('button', {type: 'button', class: 'search-more'}, words.retry);
  retry.addEventListener('click', again);
  results.replaceChildren(retry);
}
