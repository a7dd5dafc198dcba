import {closest} from './closest';
import {page} from './page';

/** Shown after this many pixels, hidden this close to the end of the page: the client's figures. */
const after = 800;
const beforeEnd = 100;

const dismiss = '[data-sticky-dismiss]';

/** Sets `html[data-sticky]` while the call-to-action bar of a page should show; dismissed, it stays away until reload. */
export function watchStickyBar(): void {
  function update(): void {
    page.toggleAttribute(
      'data-sticky',
      scrollY > after &&
        page.scrollHeight - scrollY - innerHeight > beforeEnd &&
        !!document.querySelector(dismiss),
    );
  }

  addEventListener('scroll', update);
  addEventListener('click', (event) => {
    closest(event, dismiss)?.removeAttribute('data-sticky-dismiss');
    update();
  });
}
