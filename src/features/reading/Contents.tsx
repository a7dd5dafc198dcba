import type {TOCItem} from '@docusaurus/mdx-loader';
import {translate} from '@docusaurus/Translate';
import {ChevronDown} from '@site/src/ui/icons';
import styles from './Contents.module.css';

const label = translate({
  id: 'theme.TOCCollapsible.toggleButtonLabel',
  message: 'On this page',
});

/** Behind its title on narrow screens, and in browsers that cannot open a `<details>` by style. */
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
              {/* The MDX loader provides headings as HTML. */}
              <a href={`#${id}`} dangerouslySetInnerHTML={{__html: value}} />
            </li>
          ))}
        </ul>
      </nav>
    </details>
  );
}
