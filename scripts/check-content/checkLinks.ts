import path from 'node:path';
import type {Definition, Image, Link} from 'mdast';
import {visit} from 'unist-util-visit';
import {isThere, type Problem, type Text} from './texts';

/** Folders of texts, with the folder that translates each. */
const folders = [
  ['docs', 'i18n/it/docusaurus-plugin-content-docs/current'],
  ['blog', 'i18n/it/docusaurus-plugin-content-blog'],
] as const;

/** The same text in the other folder: a link may lead to a text that is not translated yet. */
function twins(file: string): string[] {
  const pair = folders.find(([original, translation]) =>
    [original, translation].some((folder) => file.startsWith(`${folder}/`)),
  );
  const inside = pair && file.slice((pair.find((folder) => file.startsWith(`${folder}/`)) ?? '').length);
  return pair ? pair.map((folder) => folder + inside) : [file];
}

/** The file that a path in a text means: beside the text, or from the root of the site. */
function fileOf({file}: Text, target: string): string {
  const place = decodeURI(target);
  return place.startsWith('@site/')
    ? place.slice('@site/'.length)
    : path.posix.join(path.posix.dirname(file), place);
}

/** What is wrong with the picture of an article's front matter. */
function pictureProblem({siteDir}: Site, text: Text): Problem[] {
  const {image} = text.frontMatter;
  if (typeof image !== 'string') {
    return [];
  }
  const isLocal = /^(?:\.\/|@site\/)/.test(image);
  if (isLocal && isThere(siteDir, fileOf(text, image))) {
    return [];
  }
  const line = text.source.split('\n').findIndex((it) => it.startsWith('image:')) + 1;
  const message = isLocal
    ? `image: there is no ${fileOf(text, image)}`
    : 'image: shows nowhere: name a file, ./name.svg beside the text or @site/blog/name.svg';
  return [{file: text.file, line, message}];
}

interface Site {
  readonly siteDir: string;
  readonly texts: ReadonlyMap<string, Text>;
  /** Paths without the locale, with the text that is shown there, if it is one. */
  readonly paths: ReadonlyMap<string, Text | undefined>;
}

/** What is wrong with the target of a link or picture; `undefined` where nothing is. */
function targetProblem({siteDir, texts, paths}: Site, from: Text, url: string): string | undefined {
  if (/^(?:[a-z][a-z+.-]*:|\/\/)/i.test(url)) {
    return undefined;
  }
  const [place = '', anchor] = url.split('#');
  const target = place.split('?')[0] ?? '';
  let text: Text | undefined = from;
  if (target.startsWith('/')) {
    if (!paths.has(target.replace(/(.)\/$/, '$1')) && !isThere(siteDir, `static${target}`)) {
      return `leads to ${target}, which is no page and no file of static/`;
    }
    text = paths.get(target);
  } else if (target) {
    const file = fileOf(from, target);
    const found = twins(file).find((twin) => texts.has(twin) || isThere(siteDir, twin));
    if (!found) {
      return `leads to ${target}, and there is no ${file}`;
    }
    text = texts.get(found);
  }
  return anchor && text && !text.anchors.has(anchor)
    ? `leads to #${anchor}, and ${text === from ? 'this text' : text.file} has no such heading. It has: ${[...text.anchors].map((it) => `#${it}`).join(', ') || 'none'}`
    : undefined;
}

/** Links and pictures of a text that lead nowhere. */
export function checkLinks(site: Site, text: Text): Problem[] {
  const problems = pictureProblem(site, text);
  visit(text.tree, (node) => {
    if (['link', 'definition', 'image'].includes(node.type)) {
      const {url, position} = node as Link | Definition | Image;
      const fault = targetProblem(site, text, url);
      if (fault) {
        problems.push({
          file: text.file,
          line: position?.start.line ?? 1,
          message: `${node.type === 'image' ? 'a picture' : 'a link'} ${fault}`,
        });
      }
    }
  });
  return problems;
}
