/** The open modal dialog. Toasts must be inside it, because everything else is inert. */
let host: Element | null = null;
const listeners = new Set<() => void>();

/** Tracks the open dialog, so that toasts can be placed inside it. */
export const modalHost = {
  get: () => host,
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  set(next: Element | null): void {
    host = next;
    listeners.forEach((listener) => listener());
  },
};
