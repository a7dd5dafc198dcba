import {translate} from '@docusaurus/Translate';
import styles from './Formula.module.css';

interface FormulaProps {
  /** A `<math>` element, rendered by the build. */
  mathml: string;
  /** True for a formula on its own line, which scrolls sideways if wider than the screen. */
  block?: boolean;
}

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
