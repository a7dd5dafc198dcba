import {home} from '@content/home';
import {PlanTrio} from './PlanTrio';
import {ArrowLink} from '@site/src/components/ui/ArrowLink';
import {Section, SectionHeading} from '@site/src/components/ui/Section';
import {Cluster} from '@site/src/components/ui/Cluster';
import {Grid} from '@site/src/components/ui/Grid';
import {routes} from '@site/src/data/routes';
import styles from './GrowthPath.module.css';

const words = home.growthPath;

/** Three steps to grow by, and the plans for them. */
export function GrowthPath() {
  return (
    <Section id="growth-path">
      <SectionHeading section="growth-path" eyebrow={words.eyebrow} title={words.title} lede={words.lede} />
      <Grid as="ol" columns={3} className={`${styles.path} steps points`}>
        {words.steps.map((step) => (
          <li key={step.title}>
            <h3>{step.title}</h3>
            <p>{step.text}</p>
          </li>
        ))}
      </Grid>
      <Cluster as="p" apart className={styles.banner}>
        <span>{words.banner}</span>
        <ArrowLink to={routes.pricing}>{words.bannerAction}</ArrowLink>
      </Cluster>
      <PlanTrio />
    </Section>
  );
}
