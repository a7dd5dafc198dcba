/** Islands that offer a text, by their names. */
export type AttachmentIsland = 'savings-calculator' | 'partner-roi-calculator';

/** Texts that parts of the page can put beside a contact message: the figures of a calculator. */
const providers = new Map<string, () => string>();

/**
 * Offers a text for contact messages, in the visitor's language, at most 2,000 characters.
 *
 * @param island name of the island that offers it; a contact link names the same
 * @param text called when the contact dialog opens
 * @returns withdraws the offer
 */
export function provideAttachment(island: AttachmentIsland, text: () => string): () => void {
  providers.set(island, text);
  return () => providers.delete(island);
}

/** The text that an island offers now; `undefined` where it offers none. */
export function readAttachment(island: string): string | undefined {
  return providers.get(island)?.();
}
