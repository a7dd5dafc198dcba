import type {TOCItem} from '@docusaurus/mdx-loader';
import {useHeadingLevels} from './useHeadingLevels';

interface Branch {
  readonly item: TOCItem;
  readonly below: Branch[];
}

function treeOf(items: readonly TOCItem[]): Branch[] {
  const roots: Branch[] = [];
  const above: Branch[] = [];
  for (const item of items) {
    const branch: Branch = {item, below: []};
    while (above.length > 0 && above.at(-1)!.item.level >= item.level) {
      above.pop();
    }
    (above.at(-1)?.below ?? roots).push(branch);
    above.push(branch);
  }
  return roots;
}

function List({branches}: {branches: readonly Branch[]}) {
  return (
    <ul>
      {branches.map(({item: {id, value}, below}) => (
        <li key={id}>
          {/* The MDX loader provides headings as HTML. */}
          <a href={`#${id}`} dangerouslySetInnerHTML={{__html: value}} />
          {below.length > 0 && <List branches={below} />}
        </li>
      ))}
    </ul>
  );
}

interface InlineContentsProps {
  toc: readonly TOCItem[];
  minHeadingLevel?: number;
  maxHeadingLevel?: number;
}

/** Table of contents within the text: `@theme/TOCInline`. */
export function InlineContents({toc, minHeadingLevel, maxHeadingLevel}: InlineContentsProps) {
  const {min, max} = useHeadingLevels(minHeadingLevel, maxHeadingLevel);
  return <List branches={treeOf(toc.filter(({level}) => level >= min && level <= max))} />;
}
