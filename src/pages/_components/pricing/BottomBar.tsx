import {pricing} from '@content/pricing';
import {ButtonLink} from '@site/src/ui/ButtonLink';
import {Cluster} from '@site/src/ui/Cluster';
import styles from './BottomBar.module.css';

const words = pricing.bottomBar;

export function BottomBar() {
  return (
    <section className={`${styles.bar} screenOnly`} aria-label={words.label}>
      <Cluster apart>
        <p>
          <b>{words.text}</b> <span>{words.detail}</span>
        </p>
        <ButtonLink to="#price-ruler" variant="secondary" size="small">
          {words.action}
        </ButtonLink>
      </Cluster>
    </section>
  );
}
