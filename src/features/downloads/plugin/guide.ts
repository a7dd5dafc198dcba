/** A guide as its files are made from it. */
import type {ListItem, Root} from 'mdast';
import {visit} from 'unist-util-visit';
import type {RenderedPage} from '../../../rendering/lifecycle';
import {readArticle, toMdast} from '../../articles/plugin';
import type {OfferedGuide} from './offeredGuides';

export interface Guide extends Pick<OfferedGuide, 'title' | 'description' | 'cards'> {
  /** Path of the file, relative to the site. */
  readonly file: string;
  readonly tree: Root;
}

/** Points of the checklists of a text. */
function checklistOf(tree: Root): ListItem[] {
  const items: ListItem[] = [];
  visit(tree, 'listItem', (item) => {
    if (typeof item.checked === 'boolean') {
      items.push(item);
    }
  });
  return items;
}

/**
 * Reads a guide with downloads from its page.
 *
 * @throws Error if it offers a checklist, and its text has none
 */
export function guideOf(offered: OfferedGuide, page: RenderedPage, origin: string): Guide {
  const {source: file, title, description, cards, name, sheets} = offered;
  const tree = toMdast(readArticle(page, origin), 'pdf');
  const isTicked = name !== undefined || sheets.some(({kind}) => kind === 'checklist');
  if (isTicked && checklistOf(tree).length === 0) {
    throw new Error(
      `${file}: its button offers a checklist to download, and the text has none. Write points that begin with "- [ ] ", or give the button another "kind" in the front matter and take "checklist" off its "sheets".`,
    );
  }
  return {file, title, description, cards, tree};
}
