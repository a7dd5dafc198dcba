/** Id of the element in which Docusaurus mounts the site. */
const rootElementId = '__docusaurus';

/**
 * Checks that the page has an element to mount the site in.
 *
 * @throws Error with the client's message for it
 */
export function requireRootElement(page: Pick<Document, 'getElementById'>): void {
  if (!page.getElementById(rootElementId)) {
    throw new Error("Root element not found. Please add a div with id 'root' to your HTML.");
  }
}
