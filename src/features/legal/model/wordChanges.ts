import {diffWordsWithSpace} from 'diff';

/** A run of words that is unchanged, added or removed. */
export interface Change {
  readonly kind: 'same' | 'added' | 'removed';
  readonly text: string;
}

/**
 * Compares word by word. Changes on both sides of a lone space count as one. Without added words, the result is the
 * older text exactly; without removed words, the newer one.
 */
export function wordChanges(older: string, newer: string): Change[] {
  const changes: Change[] = [];
  let pending = {removed: '', added: ''};
  const settle = () => {
    for (const kind of ['removed', 'added'] as const) {
      if (pending[kind]) {
        changes.push({kind, text: pending[kind]});
      }
    }
    pending = {removed: '', added: ''};
  };
  const words = diffWordsWithSpace(older, newer);
  words.forEach(({value, added, removed}, index) => {
    const isChanged = (at: number) => Boolean(words[at]?.added || words[at]?.removed);
    if (added) {
      pending.added += value;
    } else if (removed) {
      pending.removed += value;
    } else if (value.trim() === '' && isChanged(index - 1) && isChanged(index + 1)) {
      pending = {removed: pending.removed + value, added: pending.added + value};
    } else {
      settle();
      changes.push({kind: 'same', text: value});
    }
  });
  settle();
  return changes;
}
