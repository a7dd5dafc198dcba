/** What the page script and the bundle of islands say to each other. */

/** Name of the event with which the bundle hands itself over. */
export const islandsReady = 'islands-ready';

/** What a link says of the message that it opens the dialog for. */
export interface ContactContext {
  /** Key of a topic; one that there is not is no topic. */
  topic?: string;
  /** Name of the island whose text goes with the message, if it offers one. */
  attachment?: string;
}

/** What the bundle can do. */
export interface Islands {
  /** Brings one `[data-island]` to life. Rejects when its chunk does not come. */
  hydrate: (island: HTMLElement) => Promise<void>;
  /** Opens the contact dialog. Rejects when its chunk does not come. */
  openContact: (context: ContactContext) => Promise<void>;
}
