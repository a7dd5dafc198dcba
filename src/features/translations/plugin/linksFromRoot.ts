import path from 'node:path';
import type {Root} from 'mdast';
import {visit} from 'unist-util-visit';
import type {VFile} from 'vfile';
import type {} from '../../../rendering/textFaults';

const roots =
  /^(.*?\/(?:docs|blog|versioned_docs\/[^/]+|i18n\/[^/]+\/docusaurus-plugin-content-(?:docs\/[^/]+|blog)))\//;

/**
 * Remark plugin: rewrites links to neighbouring files to start at the root of their folder. Docusaurus looks for
 * `./other.md` only beside the file itself, and for `@site/docs/other.md` only there, but for `guides/other.md` among
 * the translations too. Otherwise an untranslated text, shown in English, could not link to a translated one.
 */
export function linksFromRoot() {
  return (tree: Root, file: VFile): void => {
    const root = roots.exec(file.path.replaceAll('\\', '/'))?.[1];
    if (!root) {
      return;
    }
    visit(tree, (node) => {
      const link = node.type === 'link' || node.type === 'definition' ? node : undefined;
      if (!link || !/^(?:\.\.?|@site)\/[^?#]*\.mdx?(?:[?#]|$)/.test(link.url)) {
        return;
      }
      const [, fromSite] = /^@site\/(?:docs|blog)\/(.*)$/.exec(link.url) ?? [];
      const target = path.posix.join(path.posix.dirname(file.path), link.url);
      const fromRoot =
        fromSite ??
        (target.startsWith(`${root}/`) && !link.url.startsWith('@')
          ? target.slice(root.length + 1)
          : link.url);
      link.data = {...link.data, typed: link.url};
      link.url = fromRoot;
    });
  };
}
