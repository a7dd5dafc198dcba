import {closest} from '../../lib/closest';
import {page} from '../../lib/page';

/** The bar shows after this many pixels and hides this close to the end of the page, as the client specified. */
const after = 800;
const beforeEnd = 100;

const dismiss = '[data-sticky-dismiss]';

/** Sets `html[data-sticky]` while the bar should show. Once dismissed, it stays hidden until reload. */
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
