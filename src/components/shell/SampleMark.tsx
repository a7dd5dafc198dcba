import {sampleMark} from '@content/sampleMark';
import {isSample} from '@site/src/lib/isSample';
import styles from './SampleMark.module.css';

interface SampleMarkProps {
  /** What it stands beside. */
  of: object | readonly object[];
}

/** Says of invented people, cases and projects that they are samples; nothing, not even a space, beside real ones. */
export function SampleMark({of}: SampleMarkProps) {
  return (
    isSample(...[of].flat()) && (
      <>
        {' '}
        <small className={styles.mark} data-article="omit">
          {sampleMark.label}
        </small>
      </>
    )
  );
}
