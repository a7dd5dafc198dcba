import {closest} from './closest';

/** Closes the open menu when one of its links is chosen, also where the page stays. */
export function watchMenu(): void {
  addEventListener('click', (event) => {
    closest(event, '[popover] a')?.closest<HTMLElement>('[popover]')?.hidePopover();
  });
}
