import {diffArrays} from 'diff';
import {type Change, wordChanges} from './wordChanges';
import type {Block, LegalText, Part} from './model';
import {plainWords} from './plainText';

/** A paragraph in two versions. Without changes, both have the same words. */
export interface ComparedBlock {
  readonly kind: Block['kind'];
  /** Number in the newer version, or in the older one if the paragraph was removed. */
  readonly label?: string;
  readonly changes: readonly Change[];
}

export interface ComparedPart {
  readonly id: string;
  readonly number?: number;
  readonly title: readonly Change[];
  readonly blocks: readonly ComparedBlock[];
  readonly changed: boolean;
}

/** Minimum similarity for two paragraphs to count as one in another wording. */
const likeness = 0.4;

/** Returns the share of common characters, 0 to 1. */
function alike(changes: readonly Change[]): number {
  const length = (kind: Change['kind']) =>
    changes.filter((it) => it.kind === kind).reduce((sum, {text}) => sum + text.length, 0);
  const same = 2 * length('same');
  return same / (same + length('added') + length('removed') || 1);
}

const whole = (block: Block, kind: Change['kind']): ComparedBlock => ({
  kind: block.kind,
  label: block.label,
  changes: [{kind, text: plainWords(block.words)}],
});

/** Pairs similar paragraphs of a changed passage, and compares them word by word. */
function comparePassage(older: readonly Block[], newer: readonly Block[]): ComparedBlock[] {
  const left = [...older];
  return [
    ...newer.flatMap((block) => {
      const tries = left.map((candidate, index) => ({
        index,
        changes: wordChanges(plainWords(candidate.words), plainWords(block.words)),
      }));
      const [best] = tries.sort((a, b) => alike(b.changes) - alike(a.changes));
      if (!best || alike(best.changes) < likeness) {
        return [whole(block, 'added')];
      }
      // Paragraphs before the match were removed.
      const gone = left.splice(0, best.index + 1).slice(0, -1);
      return [
        ...gone.map((it) => whole(it, 'removed')),
        {kind: block.kind, label: block.label, changes: best.changes},
      ];
    }),
    ...left.map((block) => whole(block, 'removed')),
  ];
}

function compareBlocks(older: readonly Block[], newer: readonly Block[]): ComparedBlock[] {
  const runs = diffArrays([...older], [...newer], {
    comparator: (a, b) => a.kind === b.kind && plainWords(a.words) === plainWords(b.words),
  });
  const compared: ComparedBlock[] = [];
  for (let index = 0; index < runs.length; index++) {
    const {value, added, removed} = runs[index]!;
    const next = runs[index + 1];
    if (removed && next?.added) {
      compared.push(...comparePassage(value, next.value));
      index += 1;
    } else {
      compared.push(...value.map((block) => whole(block, added ? 'added' : removed ? 'removed' : 'same')));
    }
  }
  return compared;
}

const isChanged = (changes: readonly Change[]) => changes.some(({kind}) => kind !== 'same');

function comparePart(older: Part, newer: Part): ComparedPart {
  const title = wordChanges(older.title, newer.title);
  const blocks = compareBlocks(older.blocks, newer.blocks);
  return {
    id: newer.id,
    number: newer.number,
    title,
    blocks,
    changed: isChanged(title) || blocks.some(({changes}) => isChanged(changes)),
  };
}

/**
 * Compares two versions, article by article and word by word. Both have the same articles (`check.ts`). An annex that
 * only one has is added or removed as a whole.
 */
export function compareTexts(older: LegalText, newer: LegalText): ComparedPart[] {
  const empty = (part: Part): Part => ({...part, title: '', blocks: []});
  const twin = ({parts}: LegalText, part: Part) => parts.find(({id}) => id === part.id) ?? empty(part);
  const gone = older.parts.filter(({id}) => !newer.parts.some((part) => part.id === id));
  return [
    ...newer.parts.map((part) => comparePart(twin(older, part), part)),
    ...gone.map((part) => comparePart(part, empty(part))),
  ];
}
