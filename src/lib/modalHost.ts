/** The modal dialog that is open, in which toasts must lie: all else is inert. */
let host: Element | null = null;
const listeners = new Set<() => void>();

/** The open dialog, if one is: toasts go into it, since what is outside a dialog is inert. */
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
