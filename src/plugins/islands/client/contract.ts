/** What the page script and the bundle of islands say to each other. */

/** Name of the event with which the bundle hands itself over. */
export const islandsReady = 'islands-ready';

/** What the bundle can do. */
export interface Islands {
  /** Brings one `[data-island]` to life. Rejects when its chunk does not come. */
  hydrate: (island: HTMLElement) => Promise<void>;
  /** Opens the contact dialog. Rejects when its chunk does not come. */
  openContact: () => Promise<void>;
}
