import {parse} from 'acorn';
import {imageFileOf} from '../../../rendering/textImages';
import {type Attribute, type Node, nodesOf, type TextFile} from './tree';

const escapes: Readonly<Record<string, string>> = {amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'"};

/** Unescapes attributes: Docusaurus escapes them, and React would do it again. */
function unescaped(attribute: Attribute): Attribute {
  const {value} = attribute;
  return typeof value === 'string'
    ? {...attribute, value: value.replaceAll(/&(amp|lt|gt|quot|#39);/g, (_, name) => escapes[name] ?? '')}
    : attribute;
}

const requireOf = (file: string) => `require(${JSON.stringify(`${file}?picture`)}).default`;

const programOf = (code: string) => ({
  ...parse(code, {ecmaVersion: 2022, sourceType: 'module'}),
  comments: [],
});

/** Returns the picture that is visible without scrolling: in the first two blocks, before any heading. */
function firstPicture(tree: Node): Node | undefined {
  const blocks = (tree.children ?? []).filter(({type}) => !/^(yaml|mdxjsEsm|definition)$/.test(type));
  const heading = blocks.findIndex(({type}) => type === 'heading');
  return blocks
    .slice(0, heading < 0 ? 2 : Math.min(2, heading))
    .flatMap((block) => [...nodesOf(block)])
    .find(imageFileOf);
}

/** Replaces a paragraph that contains only an image by the image. */
function unwrap(node: Node): void {
  const filled = node.children?.filter(({type, value}) => type !== 'text' || value?.trim()) ?? [];
  const [only] = filled;
  if (node.type === 'paragraph' && filled.length === 1 && only && imageFileOf(only)) {
    const {attributes = []} = only;
    Object.assign(node, {
      type: 'mdxJsxFlowElement',
      name: 'img',
      attributes: [...attributes, {type: 'mdxJsxAttribute', name: 'block', value: null}],
      children: [],
    });
  }
}

/**
 * Remark plugin, after Docusaurus's own: local images import optimized files (`?picture`), with `block` if alone in a
 * paragraph, or `eager` if visible without scrolling. An `image` of the front matter that is a file of the site is
 * exported as `picture`. `npm run check:content` reports images without alternative text.
 */
export default function remarkPictures() {
  return (tree: Node, {data: {frontMatter}}: TextFile) => {
    for (const node of nodesOf(tree)) {
      unwrap(node);
    }
    const first = firstPicture(tree);
    for (const node of nodesOf(tree)) {
      const request = imageFileOf(node);
      if (!request) {
        continue;
      }
      const value = requireOf(request);
      const src: Attribute = {
        type: 'mdxJsxAttribute',
        name: 'src',
        value: {
          type: 'mdxJsxAttributeValueExpression',
          value,
          data: {estree: programOf(value)},
        },
      };
      node.attributes = [
        src,
        ...(node.attributes ?? []).filter(({name}) => !/^(src|width|height)$/.test(name)).map(unescaped),
        ...(node === first ? [{type: 'mdxJsxAttribute' as const, name: 'eager', value: null}] : []),
      ];
    }
    const image = frontMatter?.image;
    if (typeof image === 'string' && /^(?:\.\/|@site\/)/.test(image)) {
      tree.children?.push({
        type: 'mdxjsEsm',
        value: '',
        data: {estree: programOf(`export const picture = ${requireOf(image)}`)},
      });
    }
  };
}
