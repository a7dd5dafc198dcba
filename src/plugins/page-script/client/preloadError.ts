/** Says that a part of the page did not load (specification, section 7). */
export function raisePreloadError(error: unknown): void {
  dispatchEvent(new CustomEvent('preload-error', {detail: error}));
}
