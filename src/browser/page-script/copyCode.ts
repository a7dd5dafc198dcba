import {closest} from './closest';

/** `[data-copy]` copies the code before it; its value is what to say when that is done. */
document.addEventListener('click', (event) => {
  const button = closest(event, '[data-copy]');
  const code = button?.previousElementSibling?.textContent;
  if (button && code) {
    void navigator.clipboard.writeText(code).then(() => {
      const label = button.ariaLabel;
      button.dataset.done = '';
      button.ariaLabel = button.dataset.copy ?? '';
      setTimeout(() => {
        delete button.dataset.done;
        button.ariaLabel = label;
      }, 2000);
    });
  }
});
