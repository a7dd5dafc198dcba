import type {ReactNode} from 'react';

/** Toasts that are kept at a time, as the client has fixed it. */
const toastLimit = 1;
/** Milliseconds from dismissing a toast to removing it, as the client has fixed them. */
const toastRemoveDelayMs = 1_000_000;

/** A short message in a corner of the page. */
export interface Toast {
  readonly id: string;
  readonly title: string;
  readonly description?: string;
  readonly action?: ReactNode;
  /** A dismissed toast stays in the list, closed, until it is removed. */
  readonly open: boolean;
  readonly variant: 'default' | 'destructive';
}

/** What a toast is made of; all but the title may be left out. */
export type ToastInput = Pick<Toast, 'title'> & Partial<Pick<Toast, 'description' | 'action' | 'variant'>>;

/** Toasts of a page: a list that components subscribe to. */
export interface ToastStore {
  /** The present list, newest first; the same array until it changes. */
  get: () => readonly Toast[];
  /** @returns what ends the subscription */
  subscribe: (listener: () => void) => () => void;
  /** @returns the id of the new toast */
  add: (toast: ToastInput) => string;
  update: (id: string, change: Partial<ToastInput>) => void;
  dismiss: (id: string) => void;
}

/** Makes an empty store. */
export function createToastStore(): ToastStore {
  let toasts: readonly Toast[] = [];
  let count = 0;
  const listeners = new Set<() => void>();

  function set(next: readonly Toast[]): void {
    toasts = next;
    listeners.forEach((listener) => listener());
  }

  const change = (id: string, part: Partial<Toast>) =>
    set(toasts.map((toast) => (toast.id === id ? {...toast, ...part} : toast)));

  return {
    get: () => toasts,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    add(toast) {
      count += 1;
      const id = String(count);
      set([{variant: 'default', ...toast, id, open: true} as Toast, ...toasts].slice(0, toastLimit));
      return id;
    },
    update: change,
    dismiss(id) {
      change(id, {open: false});
      setTimeout(() => set(toasts.filter((toast) => toast.id !== id)), toastRemoveDelayMs);
    },
  };
}

/** The toasts of this page. */
export const toastStore = createToastStore();

/** Shows a toast; it replaces the one before. */
export const showToast = toastStore.add;
