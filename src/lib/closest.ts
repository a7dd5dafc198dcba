/** Returns the closest ancestor of the event's target that matches the selector, or the target itself. */
export function closest<E extends HTMLElement = HTMLElement>(event: Event, selector: string): E | null {
  return event.target instanceof Element ? event.target.closest<E>(selector) : null;
}
