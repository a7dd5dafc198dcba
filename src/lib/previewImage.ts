/** Image formats that social networks show in previews. They show no SVG. */
const shown = /\.(?:png|jpe?g|webp)(?:[?#]|$)/i;

/** Returns the picture for social previews; undefined if networks would not show it, so that a card is generated. */
export function previewImage(image: string | undefined): string | undefined {
  return image !== undefined && shown.test(image) ? image : undefined;
}
