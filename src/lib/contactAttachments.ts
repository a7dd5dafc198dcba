/** Islands that provide an attachment, by name. */
export type AttachmentIsland = 'savings-calculator' | 'partner-roi-calculator' | 'proposal-figures';

/** Attachments for contact messages, such as the figures of a calculator. */
const providers = new Map<string, () => string>();

/**
 * Registers an attachment for contact messages: text in the visitor's language, at most 2,000 characters.
 *
 * @param island name of the island, which contact links refer to
 * @param text called when the contact dialog opens
 * @returns a function that unregisters it
 */
export function provideAttachment(island: AttachmentIsland, text: () => string): () => void {
  providers.set(island, text);
  return () => providers.delete(island);
}

export function readAttachment(island: string): string | undefined {
  return providers.get(island)?.();
}
