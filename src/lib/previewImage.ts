/** Formats that networks show where an address is shared. They show no SVG. */
const shown = /\.(?:png|jpe?g|webp)(?:[?#]|$)/i;

/** The picture of a text as previews may name it; none where networks would not show it, so that the page gets a card. */
export function previewImage(image: string | undefined): string | undefined {
  return image !== undefined && shown.test(image) ? image : undefined;
}
