import {pricing} from '@content/pricing';
import {BookingButton} from '@site/src/components/shell/BookingButton';
import {Cluster} from '@site/src/components/ui/Cluster';
import styles from './BottomBar.module.css';

const words = pricing.bottomBar;

/** The offer once more, as the last thing on the page. */
export function BottomBar() {
  return (
    <section className={styles.bar} aria-label={words.label}>
      <Cluster apart>
        <p>
          <b>{words.text}</b> <span>{words.detail}</span>
        </p>
        <BookingButton size="small">{words.action}</BookingButton>
      </Cluster>
    </section>
  );
}
