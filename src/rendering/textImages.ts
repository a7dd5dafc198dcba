import {changedInside} from './reliance';

/** As much of an element in a compiled text (mdast with MDX) as is read here. */
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
 * The file of an image that Docusaurus has made an element of: `<img src={require("!loader!./file.png").default} …>`.
 *
 * @returns the path as the text writes it; none of other elements, and of images of other sites
 * @throws Error where Docusaurus writes such elements in another way: the image would stay as heavy as it is
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
