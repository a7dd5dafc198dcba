import type {TOCItem} from '@docusaurus/mdx-loader';
import {useThemeConfig} from '@docusaurus/theme-common';
import {translate} from '@docusaurus/Translate';
import {ChevronDown} from '@site/src/components/ui/icons';
import styles from './Contents.module.css';

const label = translate({
  id: 'theme.TOCCollapsible.toggleButtonLabel',
  message: 'On this page',
});

/** Fields of the front matter by which a text says what its contents list. */
export interface ContentsFields {
  /** Docusaurus checks that it is a boolean; its type for pages says otherwise. */
  readonly hide_table_of_contents?: boolean | string;
  readonly toc_min_heading_level?: number;
  readonly toc_max_heading_level?: number;
}

interface ContentsProps {
  items: readonly TOCItem[];
  /** Front matter of the text. */
  fields?: ContentsFields;
}

/**
 * The headings of a text, of the levels that it or the site asks for: the second and third, if neither says. Beside the
 * text on wide screens; on narrow ones, and in browsers that cannot open a `<details>` by style, behind its title.
 */
export function Contents({items, fields = {}}: ContentsProps) {
  const {minHeadingLevel, maxHeadingLevel} = useThemeConfig().tableOfContents;
  const from = fields.toc_min_heading_level ?? minHeadingLevel;
  const to = fields.toc_max_heading_level ?? maxHeadingLevel;
  const shown = fields.hide_table_of_contents ? [] : items.filter(({level}) => level >= from && level <= to);
  if (shown.length < 2) {
    return null;
  }
  return (
    <details className={`${styles.contents} screenOnly`}>
      <summary>
        {label}
        <ChevronDown aria-hidden size={18} />
      </summary>
      <nav aria-label={label}>
        <ul>
          {shown.map(({id, level, value}) => (
            <li key={id} data-level={level}>
              {/* The MDX loader gives headings as the HTML that it made of the Markdown. */}
              <a href={`#${id}`} dangerouslySetInnerHTML={{__html: value}} />
            </li>
          ))}
        </ul>
      </nav>
    </details>
  );
}
