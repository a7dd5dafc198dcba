import {home} from '@content/home';
import {BrandedDashboard} from '@site/src/features/rebrand/BrandedDashboard';
import {CheckList} from '@site/src/ui/CheckList';
import {ContactButton} from '@site/src/site/ContactLink';
import {BookingButton} from '@site/src/site/BookingButton';
import {Section, SectionHeading} from '@site/src/ui/Section';
import {Cluster} from '@site/src/ui/Cluster';
import {Split} from '@site/src/ui/Split';
import styles from './Hero.module.css';

const words = home.hero;

export function Hero() {
  return (
    <div className={styles.hero}>
      <Section id="hero">
        <Split first={1.02} className={styles.split}>
          <div>
            <SectionHeading
              section="hero"
              as="h1"
              eyebrow={words.eyebrow}
              title={words.title}
              lede={words.lede}
            />
            <Cluster actions>
              <BookingButton>{words.primary}</BookingButton>
              <ContactButton variant="secondary">{words.secondary}</ContactButton>
            </Cluster>
            <CheckList row items={words.promises} className="caption" />
          </div>
          <BrandedDashboard {...home.dashboard} own={words.own} />
        </Split>
      </Section>
    </div>
  );
}
