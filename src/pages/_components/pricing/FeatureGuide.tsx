import {pricing} from '@content/pricing';
import {ArrowLink} from '@site/src/components/ui/ArrowLink';
import {Badge} from '@site/src/components/ui/Badge';
import {Section, SectionHeading} from '@site/src/components/ui/Section';
import {Split} from '@site/src/components/ui/Split';
import {explainedFeatures} from '@site/src/data/planFeatures';
import {priceList} from '@site/src/data/priceList';
import {routes} from '@site/src/data/routes';
import styles from './FeatureGuide.module.css';

const words = pricing.features;

const {entry, planWith} = priceList;

/** What the main names of the table mean, in a sentence or two each; where a plan comes with it is said if not with all. */
export function FeatureGuide() {
  return (
    <Section id="features" space="tight">
      <Split first={0.5} align="start">
        <SectionHeading section="features" title={words.title}>
          <p>
            <ArrowLink to={routes.sampleReport}>{words.sample}</ArrowLink>
          </p>
        </SectionHeading>
        <div className={`${styles.features} points`}>
          {explainedFeatures.map((id) => (
            <article key={id}>
              <h3>
                {words.items[id].title}
                {planWith(id) !== entry && (
                  <>
                    {' '}
                    <Badge tone="muted">{words.from(planWith(id).name)}</Badge>
                  </>
                )}
              </h3>
              <p>{words.items[id].text}</p>
            </article>
          ))}
        </div>
      </Split>
    </Section>
  );
}
