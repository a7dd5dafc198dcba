/** The element that an event came from or through, by selector. */
export function closest<E extends HTMLElement = HTMLElement>(event: Event, selector: string): E | null {
  return event.target instanceof Element ? event.target.closest<E>(selector) : null;
}
