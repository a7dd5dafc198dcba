import type {TOCItem} from '@docusaurus/mdx-loader';
import {translate} from '@docusaurus/Translate';
import {ChevronDown} from '@site/src/components/ui/icons';
import styles from './Contents.module.css';

const label = translate({
  id: 'theme.TOCCollapsible.toggleButtonLabel',
  message: 'On this page',
});

/**
 * The headings of a text. Beside the text on wide screens; on narrow ones, and in browsers that
 * cannot open a `<details>` by style, behind its title.
 */
export function Contents({items}: {items: readonly TOCItem[]}) {
  if (items.length < 2) {
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
          {items.map(({id, level, value}) => (
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
