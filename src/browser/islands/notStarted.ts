/**
 * What the page finds where the bundle throws as it starts, which the browser reports: nothing comes to life, and that is no
 * second error. Imported first; the bundle replaces it.
 */
function fail(): Promise<never> {
  addEventListener('preload-error', (event) => event.preventDefault(), {once: true});
  return Promise.reject(new Error('The islands did not start.'));
}

window.islands = {hydrate: fail, openContact: fail};
