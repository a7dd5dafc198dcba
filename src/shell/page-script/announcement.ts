import {closest} from '../../lib/closest';

/** Storage key of the closed announcement's id. A new announcement has a new id and shows again. */
const key = 'announcement';
const page = document.documentElement;

/** Hides the bar before the first paint. Storage may be blocked; the bar then shows on every page. */
function hideClosed(id: string): void {
  let closed: string | null = null;
  try {
    closed = localStorage.getItem(key);
  } catch {
    // See above: ignored.
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
      // Stays closed until the page is left.
    }
  }
});
