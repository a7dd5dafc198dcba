/** What the page script and the bundle of islands say to each other. */

/** What a link's `data-` attributes say of the message that it opens the dialog for. */
export interface ContactContext {
  /** Key of a topic; one that there is not is no topic. */
  contact?: string;
  /** Name of the island whose text goes with the message, if it offers one. */
  attachment?: string;
}

/** Brings a `[data-island]` to life, once; rejects when it does not come. */
export type Wake = (island: HTMLElement) => Promise<void>;

/** What the bundle can do. */
export interface Islands {
  /** Brings one `[data-island]` to life. Rejects when its chunk does not come. */
  hydrate: (island: HTMLElement) => Promise<void>;
  /** Opens the contact dialog, once the island that the context names is awake or has failed. Rejects when its chunk does not come. */
  openContact: (context: ContactContext, wake: Wake) => Promise<void>;
}

declare global {
  interface Window {
    /** Set by the bundle when it is there. */
    islands?: Islands;
  }
}
