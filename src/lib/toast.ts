import type {ReactNode} from 'react';

/** Maximum number of toasts, fixed by the client. */
const toastLimit = 1;
/** Milliseconds from dismissing a toast to removing it, fixed by the client. */
const toastRemoveDelayMs = 1_000_000;

export interface Toast {
  readonly id: string;
  readonly title: string;
  readonly description?: string;
  readonly action?: ReactNode;
  /** A dismissed toast stays in the list, closed, until it is removed. */
  readonly open: boolean;
  readonly variant: 'default' | 'destructive';
}

/** Content of a toast. Only the title is required. */
type ToastInput = Pick<Toast, 'title'> & Partial<Pick<Toast, 'description' | 'action' | 'variant'>>;

export function createToastStore() {
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
    /** Returns the current list, newest first. The array is the same until it changes. */
    get: () => toasts,
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    add(toast: ToastInput) {
      count += 1;
      const id = String(count);
      set([{variant: 'default', ...toast, id, open: true} as Toast, ...toasts].slice(0, toastLimit));
      return id;
    },
    update: (id: string, toast: Partial<ToastInput>) => change(id, toast),
    dismiss(id: string) {
      change(id, {open: false});
      setTimeout(() => set(toasts.filter((toast) => toast.id !== id)), toastRemoveDelayMs);
    },
  };
}

export const toastStore = createToastStore();

/** Shows a toast, which replaces the previous one. */
export const showToast = toastStore.add;
