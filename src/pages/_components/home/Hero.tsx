import {home} from '@content/home';
import {BrandedDashboard} from '@site/src/features/rebrand/BrandedDashboard';
import {BrandForm, OwnHeadline} from '@site/src/features/rebrand/BrandForm';
import {CheckList} from '@site/src/ui/CheckList';
import {ContactButton} from '@site/src/site/ContactLink';
import {BookingButton} from '@site/src/site/BookingButton';
import {Section, SectionHeading} from '@site/src/ui/Section';
import {Cluster} from '@site/src/ui/Cluster';
import {Split} from '@site/src/ui/Split';
import styles from './Hero.module.css';

const words = home.hero;

/** The page takes on the name that visitors type into its headline (`src/features/rebrand/browser`). */
export function Hero() {
  return (
    <div className={styles.hero}>
      <Section id="hero">
        <BrandForm>
          <Split first={1.02} className={styles.split}>
            <div>
              <SectionHeading
                section="hero"
                as="h1"
                eyebrow={words.eyebrow}
                title={`${words.own.before} ${words.own.plain}`}
                field={<OwnHeadline {...words.own} />}
                lede={words.lede}
              />
              <Cluster actions>
                <BookingButton>{words.primary}</BookingButton>
                <ContactButton variant="secondary">{words.secondary}</ContactButton>
              </Cluster>
              <CheckList row items={words.promises} className="caption" />
            </div>
            <BrandedDashboard {...home.dashboard} samples={words.own.samples} />
          </Split>
        </BrandForm>
      </Section>
    </div>
  );
}
