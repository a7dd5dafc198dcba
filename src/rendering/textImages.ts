import {changedInside} from './reliance';

/** The part of an element in a compiled text (mdast with MDX) that is used here. */
interface Element {
  readonly type: string;
  readonly name?: string | null;
  readonly attributes?: readonly {
    readonly name: string;
    readonly value?: string | null | {readonly value: string};
  }[];
  readonly data?: {readonly _mdxExplicitJsx?: boolean};
}

/**
 * Returns the file of an image that Docusaurus has turned into an element: `<img
 * src={require("!loader!./file.png").default} …>`.
 *
 * @returns the path as in the text; `undefined` for other elements and for images of other sites
 * @throws Error if Docusaurus writes such elements differently, because the image would stay unoptimized
 */
export function imageFileOf({type, name, attributes = [], data}: Element): string | undefined {
  const isImage = /^mdxJsx(?:Text|Flow)Element$/.test(type) && name === 'img' && !data?._mdxExplicitJsx;
  const value = isImage ? attributes.find((attribute) => attribute.name === 'src')?.value : undefined;
  if (typeof value !== 'object' || value === null) {
    return undefined;
  }
  const [, file] = /^require\("(?:.*!)?([^!]+)"\)/.exec(value.value) ?? [];
  if (file === undefined) {
    throw changedInside(`The image of a text is written in another way: ${value.value}`);
  }
  return file;
}
