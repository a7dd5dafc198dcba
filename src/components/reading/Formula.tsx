import {translate} from '@docusaurus/Translate';
import styles from './Formula.module.css';

interface FormulaProps {
  /** The formula as the build wrote it: an element `<math>`. */
  mathml: string;
  /** Whether it stands on lines of its own; it then scrolls by itself where it is wider than the screen. */
  block?: boolean;
}

/** A formula of a text. Browsers draw MathML with a font of the system, and screen readers read it. */
export function Formula({mathml, block}: FormulaProps) {
  const content = {dangerouslySetInnerHTML: {__html: mathml}};
  return block ? (
    <div
      className={`${styles.formula} ${styles.block}`}
      role="group"
      aria-label={translate({
        id: 'reading.formula',
        message: 'Formula',
        description: 'Name of a formula that scrolls',
      })}
      // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls sideways, so the keyboard must reach it
      tabIndex={0}
      {...content}
    />
  ) : (
    <span className={styles.formula} {...content} />
  );
}
