import {closest} from '../../../lib/closest';

/** Shows a message on a button for `time` milliseconds. */
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
 * `[data-copy]` copies the code before it and shows the attribute's value. `data-refused` is the message if the
 * browser refuses, or the page is not served over https. The code is then selected for copying by keyboard.
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
