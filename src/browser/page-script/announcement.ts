import {closest} from './closest';

/** Where the bar that a visitor has closed is remembered, by its id: a new announcement shows again. */
const key = 'announcement';
const page = document.documentElement;

/** Hides the bar before it is painted. Storage may be blocked: it then shows on every page. */
function hideClosed(id: string): void {
  let closed: string | null = null;
  try {
    closed = localStorage.getItem(key);
  } catch {
    // Nothing to do: see above.
  }
  page.toggleAttribute('data-announced', closed === id);
}

declare const ANNOUNCEMENT: string;

hideClosed(ANNOUNCEMENT);
document.addEventListener('click', (event) => {
  if (closest(event, '[data-announcement-close]')) {
    page.toggleAttribute('data-announced', true);
    try {
      localStorage.setItem(key, ANNOUNCEMENT);
    } catch {
      // Closed until the page is left.
    }
  }
});
