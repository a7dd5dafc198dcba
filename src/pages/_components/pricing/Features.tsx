import {pricing} from '@content/pricing';
import {PlanBadge} from '@site/src/features/sections/PlanBadge';
import {ContactLink} from '@site/src/site/ContactLink';
import {SampleMark} from '@site/src/site/SampleMark';
import {ArrowLink} from '@site/src/ui/ArrowLink';
import {Badge} from '@site/src/ui/Badge';
import {Facts} from '@site/src/ui/Facts';
import {Grid} from '@site/src/ui/Grid';
import {Section, SectionHeading} from '@site/src/ui/Section';
import {explainedFeatures} from '@site/src/data/planFeatures';
import {routes} from '@site/src/data/routes';
import styles from './Features.module.css';

const {features, comparison, comingSoon} = pricing;

export function Features() {
  return (
    <Section id="features">
      <SectionHeading section="features" title={features.title} near />
      <Grid columns={4} className={`${styles.items} points`}>
        {explainedFeatures.map((id) => (
          <div key={id}>
            <h3>
              {comparison.features[id]} <PlanBadge of={id} />
            </h3>
            <p>{features.items[id]}</p>
          </div>
        ))}
      </Grid>
      <ArrowLink to={routes.sampleReport}>{features.sample}</ArrowLink>
      <div id="coming-soon" className={styles.soon}>
        <h3>
          {comingSoon.title} <Badge>{comingSoon.badge}</Badge>
          <SampleMark of={comingSoon.items} />
        </h3>
        <Facts of={comingSoon.items.map(({title, text}) => [title, text])} />
        <p>
          {comingSoon.ask} <ContactLink>{comingSoon.contact}</ContactLink>
        </p>
      </div>
    </Section>
  );
}
