import {home} from '@content/home';
import {PlanBadge} from '@site/src/features/sections/PlanBadge';
import {ArrowLink} from '@site/src/ui/ArrowLink';
import {Grid} from '@site/src/ui/Grid';
import {Section} from '@site/src/ui/Section';
import type {FeatureId} from '@site/src/data/planSchema';
import {routes} from '@site/src/data/routes';
import {keysOf} from '@site/src/lib/keysOf';
import styles from './Features.module.css';

const words = home.features;

/** Features that not every plan has. */
const gates: Partial<Record<keyof typeof words.items, FeatureId>> = {
  remediation: 'remediationEngine',
  workspaces: 'clientWorkspace',
  campaigns: 'campaignManager',
  advisor: 'salesAdvisor',
};

export function Features() {
  return (
    <Section id="features" tone="soft" title={words.title} lede={words.lede} near>
      <Grid columns={4} className={`${styles.items} points`}>
        {keysOf(words.items).map((id) => {
          const feature = gates[id];
          return (
            <article key={id}>
              <h3>
                {words.items[id].title} {feature && <PlanBadge of={feature} />}
              </h3>
              <p>{words.items[id].text}</p>
            </article>
          );
        })}
      </Grid>
      <ArrowLink to={routes.solutions} className={styles.more}>
        {words.action}
      </ArrowLink>
    </Section>
  );
}
