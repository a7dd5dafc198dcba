import {defaultColour, previewQuery, type PreviewBrand} from '@site/src/lib/brandPreview';
import {routes} from '@site/src/data/routes';

/** What an address says of a brand; nothing where there is nothing to say. */
function queryOf({name, colour}: PreviewBrand): string {
  return name || colour !== defaultColour ? previewQuery({name, colour}) : '';
}

/** Keeps the address of the page in step, so that a reload and the other language show the same. */
export function writeAddress(brand: PreviewBrand | undefined): void {
  const query = new URLSearchParams(location.search);
  query.delete('brand');
  query.delete('colour');
  new URLSearchParams(brand && queryOf(brand)).forEach((value, name) => query.set(name, value));
  const search = query.size > 0 ? `?${query}` : '';
  // Replaced, not added: the back button leads away from the page, not through the alphabet.
  history.replaceState(history.state, '', location.pathname + search + location.hash);
}

/** Address under which others see the same preview. */
export function shareAddress(brand: PreviewBrand): string {
  const [, anchor = ''] = routes.whiteLabelPreview.split('#');
  return `${location.origin}${location.pathname}${queryOf(brand)}#${anchor}`;
}
