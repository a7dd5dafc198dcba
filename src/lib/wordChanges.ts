import {diffWordsWithSpace} from 'diff';

/** A run of words that both versions have, or that came or went. */
export interface Change {
  readonly kind: 'same' | 'added' | 'removed';
  readonly text: string;
}

/**
 * Word by word; what changed on both sides of a mere space changed as one. Without added words it is the older text to
 * the letter, without removed ones the newer.
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
