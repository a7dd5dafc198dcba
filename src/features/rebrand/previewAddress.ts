import {defaultColour, previewQuery, type PreviewBrand} from '@site/src/features/rebrand/brandPreview';
import {routes} from '@site/src/data/routes';

function queryOf({name, colour}: PreviewBrand): string {
  return name || colour !== defaultColour ? previewQuery({name, colour}) : '';
}

/** Updates the page's URL, so that a reload and the language switch keep the brand. */
export function writeAddress(brand: PreviewBrand | undefined): void {
  const query = new URLSearchParams(location.search);
  query.delete('brand');
  query.delete('colour');
  new URLSearchParams(brand && queryOf(brand)).forEach((value, name) => query.set(name, value));
  const search = query.size > 0 ? `?${query}` : '';
  // Replaces the history entry, so that the back button leaves the page at once.
  history.replaceState(history.state, '', location.pathname + search + location.hash);
}

export function shareAddress(brand: PreviewBrand): string {
  const [, anchor = ''] = routes.whiteLabelPreview.split('#');
  return `${location.origin}${location.pathname}${queryOf(brand)}#${anchor}`;
}
