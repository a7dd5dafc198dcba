/**
 * Says that a part of the page did not load, and throws the error again for whoever watches the page's errors, unless
 * somebody who listens has taken care of it.
 */
export function raisePreloadError(error: unknown): void {
  if (dispatchEvent(new CustomEvent('preload-error', {cancelable: true, detail: error}))) {
    reportError(error);
  }
}
