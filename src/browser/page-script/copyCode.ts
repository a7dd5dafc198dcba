import {closest} from './closest';

/** Says for a moment that the code is copied. */
function sayCopied(button: HTMLElement): void {
  const label = button.ariaLabel;
  button.dataset.done = '';
  button.ariaLabel = button.dataset.copy ?? '';
  setTimeout(() => {
    delete button.dataset.done;
    button.ariaLabel = label;
  }, 2000);
}

/** `[data-copy]` copies the code before it; its value is what to say when that is done. */
document.addEventListener('click', async (event) => {
  const button = closest(event, '[data-copy]');
  const code = button?.previousElementSibling;
  if (!button || !code || 'done' in button.dataset) {
    return;
  }
  try {
    await navigator.clipboard.writeText(code.textContent);
    sayCopied(button);
  } catch {
    // Refused, or not a page of https: the keyboard and the menu of the browser still copy what is selected.
    getSelection()?.selectAllChildren(code);
  }
});
