import {translate} from '@docusaurus/Translate';
import {escapeHtml} from '@site/src/lib/escapeHtml';
import styles from './Diagram.module.css';

interface DiagramProps {
  /** Content of the `<svg>` element, as drawn by the build. */
  drawing: string;
  viewBox: string;
  /** Unique on the page. */
  id: string;
  source: string;
  /** Accessible name (`accTitle`). */
  name?: string;
  /** Accessible description (`accDescr`). Without it, readers can open the source. */
  description?: string;
}

/** A diagram of a text. Shrinks slightly in little room, then scrolls. */
export function Diagram({drawing, viewBox, id, source, name, description}: DiagramProps) {
  const [, , width = 0, height = 0] = viewBox.split(/[\s,]+/).map(Number);
  const label =
    name ??
    translate({id: 'reading.diagram', message: 'Diagram', description: 'Name of a diagram that has none'});
  const words = description ? `<desc id="${id}-text">${escapeHtml(description)}</desc>` : '';
  return (
    <figure className={styles.diagram} data-article="diagram" data-article-source={source}>
      <div
        className={styles.scroller}
        role="group"
        aria-label={label}
        // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls sideways, so the keyboard must reach it
        tabIndex={0}
      >
        <svg
          role="img"
          aria-label={label}
          aria-describedby={description && `${id}-text`}
          viewBox={viewBox}
          width={Math.round(width)}
          height={Math.round(height)}
          style={{minWidth: Math.round(width * 0.75)}}
          dangerouslySetInnerHTML={{__html: words + drawing}}
        />
      </div>
      {description === undefined && (
        <details className="screenOnly">
          <summary>{translate({id: 'reading.diagram.source', message: 'The diagram as text'})}</summary>
          <pre>{source}</pre>
        </details>
      )}
    </figure>
  );
}
