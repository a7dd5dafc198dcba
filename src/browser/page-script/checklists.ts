/**
 * `[data-checklist]`: what is ticked is kept on this device, by the words of the point and of the heading above it, so that
 * points may come and go; points that the text itself has ticked are kept when they are not.
 */

const key = `checklist.${location.pathname}`;

const all = <Found extends Element>(selector: string, within: ParentNode = document) => [
  ...within.querySelectorAll<Found>(selector),
];
const boxesIn = (list: ParentNode) => all<HTMLInputElement>('input[type=checkbox]', list);
const lists = all('[data-checklist]');

/** By which each point is kept. Points with the same words below the same heading are numbered. */
const names = new Map<Element, string>();
const counted = new Map<string, number>();
let heading = '';
for (const found of all<HTMLElement>('main :is(h1,h2,h3,h4,h5,h6), [data-checklist] input[type=checkbox]')) {
  if (found.matches('input')) {
    const words = `${heading}\n${found.parentElement!.textContent}`;
    const before = counted.get(words) ?? 0;
    counted.set(words, before + 1);
    names.set(found, before > 0 ? `${words}\n${before}` : words);
  } else {
    heading = found.textContent;
  }
}

const counts = all<HTMLOutputElement>('[data-checklist] + p output');

/** Says how much of all lists is ticked. */
function count(): void {
  const boxes = lists.flatMap(boxesIn);
  const ticked = boxes.filter(({checked}) => checked).length;
  for (const output of counts) {
    const said = output.dataset.said!.replace('{ticked}', `${ticked}`).replace('{all}', `${boxes.length}`);
    // Screen readers say what is written, even the same again.
    if (output.textContent !== said) {
      output.textContent = said;
    }
  }
}

/** Ticks what was ticked. */
function restore(): void {
  let changed: unknown;
  try {
    changed = JSON.parse(localStorage.getItem(key)!);
  } catch {
    // Storage is off, or somebody else wrote there: nothing is ticked.
  }
  for (const box of lists.flatMap(boxesIn)) {
    box.checked = box.defaultChecked !== (Array.isArray(changed) && changed.includes(names.get(box)));
  }
  count();
}

function keep(): void {
  const changed = lists.flatMap(boxesIn).filter(({checked, defaultChecked}) => checked !== defaultChecked);
  try {
    if (changed.length > 0) {
      localStorage.setItem(key, JSON.stringify(changed.map((box) => names.get(box))));
    } else {
      localStorage.removeItem(key);
    }
  } catch {
    // Storage is off or full: the ticks last as long as the page.
  }
  count();
}

for (const list of lists) {
  list.addEventListener('change', keep);
}
for (const {nextElementSibling: clear} of counts) {
  clear!.addEventListener('click', () => {
    lists.flatMap(boxesIn).forEach((box) => {
      box.checked = false;
    });
    keep();
  });
}
restore();
// Another tab has the same text.
addEventListener('storage', restore);
