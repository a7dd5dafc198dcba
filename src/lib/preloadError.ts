/** Dispatches an event for a part that failed to load. Rethrows for error monitoring, unless it is cancelled. */
export function raisePreloadError(error: unknown): void {
  if (dispatchEvent(new CustomEvent('preload-error', {cancelable: true, detail: error}))) {
    reportError(error);
  }
}
