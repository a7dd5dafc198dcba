import {load} from 'cheerio';

/** Size of a card in pixels: what networks show large. */
export const cardSize = {width: 1200, height: 630} as const;

/** Pictures that networks show. */
const shown = /\.(?:png|jpe?g|webp)$/;

const noindex = /<meta\b[^>]*name="?robots"?[^>]*noindex/;
const pictureTag = /<meta\b[^>]*(?:property="?og:image"?|name="?twitter:image"?)(?=[\s>])[^>]*>/g;
const titleTag = /<meta\b[^>]*property="?og:title"?[^>]*>/;

const headOf = (html: string) => html.slice(0, html.indexOf('</head>'));

const attribute = (value: string) => value.replaceAll('&', '&amp;').replaceAll('"', '&quot;');

/** The title that previews of a page show; none where it is to have no card. */
export function previewTitle(html: string): string | undefined {
  const head = headOf(html);
  const [tag] = titleTag.exec(head) ?? [];
  if (!tag || noindex.test(head)) {
    return undefined;
  }
  const picture = pictureTag.exec(head)?.[0];
  pictureTag.lastIndex = 0;
  const own = picture && load(picture, null, false)('meta').attr('content');
  return own && shown.test(own) ? undefined : load(tag, null, false)('meta').attr('content');
}

/**
 * Names the card in the head of a page, in place of a picture that networks would not show. Beside the title, which it
 * repeats, and written like the tags there, it weighs least.
 *
 * @param address whole address of the card
 * @param alt what it says
 */
export function nameCard(html: string, address: string, alt: string): string {
  const {width, height} = cardSize;
  const tags = [
    `<meta property="og:image" content="${address}">`,
    `<meta property="og:image:width" content="${width}">`,
    `<meta property="og:image:height" content="${height}">`,
    `<meta property="og:image:alt" content="${attribute(alt)}">`,
  ].join('');
  const head = headOf(html);
  const renewed = head.replace(pictureTag, '').replace(titleTag, (tag) => tag + tags);
  return renewed + html.slice(head.length);
}
