import {escapeHtml} from '../../../lib/escapeHtml';
import type {RenderedPage} from '../../../rendering/lifecycle';

/** Size of a card in pixels, which networks show large. */
export const cardSize = {width: 1200, height: 630} as const;

/** Returns the title in previews of a page; undefined without a card, if unlisted or with a picture of its own. */
export function previewTitle({meta, listed}: Pick<RenderedPage, 'meta' | 'listed'>): string | undefined {
  return listed && !meta.has('og:image') ? meta.get('og:title') : undefined;
}

export function cardTags(address: string, alt: string): string {
  const {width, height} = cardSize;
  return [
    `<meta property="og:image" content="${address}">`,
    `<meta property="og:image:width" content="${width}">`,
    `<meta property="og:image:height" content="${height}">`,
    `<meta property="og:image:alt" content="${escapeHtml(alt)}">`,
  ].join('');
}
