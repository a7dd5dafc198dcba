/** Interface between the page script and the bundle of islands. */
import type {Islands} from '../../rendering/islands/contract';

/** From a contact link's `data-` attributes. */
export interface ContactContext {
  /** Key of a topic. Unknown keys are ignored. */
  contact?: string;
  /** Name of the island whose text is attached to the message, if it offers one. */
  attachment?: string;
}

/** Hydrates a `[data-island]` once. Rejects if it fails to load. */
export type Wake = (island: HTMLElement) => Promise<void>;

declare module '../../rendering/islands/contract' {
  interface Islands {
    /** Opens the dialog once the context's island has hydrated or failed. Rejects if its chunk fails to load. */
    openContact: (context: ContactContext, wake: Wake) => Promise<void>;
  }
}

export type {Islands};
