import {sampleMark} from '@content/sampleMark';
import {isSample} from '@site/src/lib/isSample';
import styles from './SampleMark.module.css';

interface SampleMarkProps {
  /** Record or records to mark. */
  of: object | readonly object[];
}

/** Sample badge of invented people, cases and projects. Renders nothing, not even a space, beside real ones. */
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
