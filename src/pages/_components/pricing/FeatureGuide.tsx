import {pricing} from '@content/pricing';
import {Section, SectionHeading} from '@site/src/components/ui/Section';
import {explainedFeatures} from '@site/src/data/planFeatures';
import {priceList} from '@site/src/data/priceList';
import styles from './FeatureGuide.module.css';

const words = pricing.features;

const {all, entry, planWith} = priceList;

/** The explained features by the plan that they begin with; plans that begin none are left out. */
const groups = all
  .map((plan) => ({plan, features: explainedFeatures.filter((id) => planWith(id) === plan)}))
  .filter(({features}) => features.length > 0);

/** The main features in a paragraph each, grouped by the plan they begin with. */
export function FeatureGuide() {
  return (
    <Section id="features">
      <SectionHeading section="features" title={words.title} near />
      <div className={`${styles.groups} points`}>
        {groups.map(({plan, features}) => (
          <div key={plan.id} className={styles.group} style={{'--columns': Math.min(features.length, 4)}}>
            <h3>{plan === entry ? words.every : words.from(plan.name)}</h3>
            {features.map((id) => (
              <article key={id}>
                <h4>{words.items[id].title}</h4>
                <p>{words.items[id].text}</p>
              </article>
            ))}
          </div>
        ))}
      </div>
    </Section>
  );
}
