import {closest} from './closest';

/** Says something on a button for a while, in milliseconds. */
function say(button: HTMLElement, words: string, done: string, time: number): void {
  const label = button.ariaLabel;
  button.dataset.done = done;
  button.ariaLabel = words;
  setTimeout(() => {
    delete button.dataset.done;
    button.ariaLabel = label;
  }, time);
}

/**
 * `[data-copy]` copies the code before it; its value is what to say when that is done. `data-refused` is what to say where
 * the browser refuses, or the page is not one of https: the code is selected then, and the keyboard still copies it.
 */
addEventListener('click', async (event) => {
  const button = closest(event, '[data-copy]');
  const code = button?.previousElementSibling;
  if (!button || !code || 'done' in button.dataset) {
    return;
  }
  const {copy = '', refused = ''} = button.dataset;
  try {
    await navigator.clipboard.writeText(code.textContent);
    say(button, copy, '', 2000);
  } catch {
    getSelection()?.selectAllChildren(code);
    say(button, refused, 'refused', 6000);
  }
});
