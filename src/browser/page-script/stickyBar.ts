import {closest} from './closest';
import {page} from './page';

/** Shown after this many pixels, hidden this close to the end of the page: the client's figures. */
const after = 800;
const beforeEnd = 100;

/** Sets `html[data-sticky]` while the call-to-action bar should show; dismissed, it stays away until reload. */
export function watchStickyBar(): void {
  let dismissed = false;

  function update(): void {
    const toEnd = page.scrollHeight - (scrollY + innerHeight);
    page.toggleAttribute('data-sticky', !dismissed && scrollY > after && toEnd > beforeEnd);
  }

  addEventListener('scroll', update);
  addEventListener('resize', update);
  addEventListener('click', (event) => {
    if (closest(event, '[data-sticky-dismiss]')) {
      dismissed = true;
      update();
    }
  });
}
