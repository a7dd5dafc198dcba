/**
 * Dispatches an event for a part of the page that failed to load. Throws the error again for error monitoring, unless a
 * listener cancels the event.
 */
export function raisePreloadError(error: unknown): void {
  if (dispatchEvent(new CustomEvent('preload-error', {cancelable: true, detail: error}))) {
    reportError(error);
  }
}
