/**
 * Fallback in case the bundle throws on start, which the browser reports: no island hydrates, and no second error
 * follows. Imported first and replaced by the bundle.
 */
function fail(): Promise<never> {
  addEventListener('preload-error', (event) => event.preventDefault(), {once: true});
  return Promise.reject(new Error('The islands did not start.'));
}

window.islands = {hydrate: fail, openContact: fail};
