/**
 * `[data-checklist]`: stores ticks on this device by the words of the item and its heading, so that items may be
 * added and removed. Items ticked in the text are stored when unticked.
 */

const key = `checklist.${location.pathname}`;

const all = <Found extends Element>(selector: string) => [...document.querySelectorAll<Found>(selector)];
const counts = all<HTMLOutputElement>('[data-checklist] + p output');

/** Items by name. Spaces distinguish items of the same name. */
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

function count(): void {
  const ticked = [...points.values()].filter(({checked}) => checked).length;
  for (const output of counts) {
    const said = output.dataset.said!.replace('{ticked}', `${ticked}`).replace('{all}', `${points.size}`);
    // Screen readers announce every write, even of the same text.
    if (output.textContent !== said) {
      output.textContent = said;
    }
  }
}

function restore(): void {
  let changed: unknown;
  try {
    changed = JSON.parse(localStorage.getItem(key)!);
  } catch {
    // Storage is blocked or has foreign data: nothing is ticked.
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
    // Storage is blocked or full: ticks last until the page is left.
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
// The same page may be open in another tab.
addEventListener('storage', restore);
