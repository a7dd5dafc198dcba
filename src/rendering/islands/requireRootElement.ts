/** Element into which Docusaurus renders the site. */
const rootElementId = '__docusaurus';

/** @throws Error with the client's message if the page has no root element */
export function requireRootElement(page: Pick<Document, 'getElementById'>): void {
  if (!page.getElementById(rootElementId)) {
    throw new Error("Root element not found. Please add a div with id 'root' to your HTML.");
  }
}
