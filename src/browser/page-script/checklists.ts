/**
 * `[data-checklist]`: what is ticked is kept on this device, by the words of the point and of the heading above it, so that
 * points may come and go; points that the text itself has ticked are kept when they are not.
 */

const key = `checklist.${location.pathname}`;

const all = <Found extends Element>(selector: string) => [...document.querySelectorAll<Found>(selector)];
const counts = all<HTMLOutputElement>('[data-checklist] + p output');

/** The points by their names; a space tells those apart that have the same. */
const points = new Map<string, HTMLInputElement>();
let heading = '';
for (const found of all<HTMLInputElement>('main :is(h2, h3, h4), [data-checklist] [type=checkbox]')) {
  if (found.type) {
    let name = heading + found.parentElement!.textContent;
    while (points.has(name)) {
      name += ' ';
    }
    points.set(name, found);
  } else {
    heading = found.textContent;
  }
}

/** Says how much of all lists is ticked. */
function count(): void {
  const ticked = [...points.values()].filter(({checked}) => checked).length;
  for (const output of counts) {
    const said = output.dataset.said!.replace('{ticked}', `${ticked}`).replace('{all}', `${points.size}`);
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
  points.forEach((box, name) => {
    box.checked = box.defaultChecked !== (Array.isArray(changed) && changed.includes(name));
  });
  count();
}

function keep(): void {
  const changed = [...points].filter(([, {checked, defaultChecked}]) => checked !== defaultChecked);
  try {
    if (changed.length > 0) {
      localStorage.setItem(key, JSON.stringify(changed.map(([name]) => name)));
    } else {
      localStorage.removeItem(key);
    }
  } catch {
    // Storage is off or full: the ticks last as long as the page.
  }
  count();
}

points.forEach((box) => box.addEventListener('change', keep));
for (const {nextElementSibling: clear} of counts) {
  clear!.addEventListener('click', () => {
    points.forEach((box) => {
      box.checked = false;
    });
    keep();
  });
}
restore();
// Another tab has the same text.
addEventListener('storage', restore);
