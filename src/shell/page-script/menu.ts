import {closest} from '../../lib/closest';

/** Closes the menu when one of its links is clicked, including links to the same page. */
export function watchMenu(): void {
  addEventListener('click', (event) => {
    closest(event, '[popover] a')?.closest<HTMLElement>('[popover]')?.hidePopover();
  });
}
