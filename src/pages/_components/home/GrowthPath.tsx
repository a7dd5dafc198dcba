import {home} from '@content/home';
import {planWords} from '@content/planWords';
import {ArrowLink} from '@site/src/components/ui/ArrowLink';
import {FairUse} from '@site/src/components/sections/FairUse';
import {Section, SectionHeading} from '@site/src/components/ui/Section';
import {Grid} from '@site/src/components/ui/Grid';
import {Cluster} from '@site/src/components/ui/Cluster';
import {priceList, readPlanWords} from '@site/src/data/priceList';
import {routes} from '@site/src/data/routes';
import {PlanTeasers} from './PlanTeasers';
import styles from './GrowthPath.module.css';

const words = home.growthPath;
const wordsOf = readPlanWords(planWords);

/** The plans with a price are the steps; one alone is no path. */
const {priced} = priceList;
const steps = priced.length > 1 ? priced : [];

/** The steps to grow by, and the plans for them. */
export function GrowthPath() {
  return (
    <Section id="growth-path">
      <SectionHeading section="growth-path" eyebrow={words.eyebrow} title={words.title} lede={words.lede} />
      {steps.length > 0 && (
        <Grid as="ol" columns={3} className={`${styles.path} points`}>
          {steps.map(({id, name}) => (
            <li key={id}>
              <h3>{name}</h3>
              <p>{wordsOf[id]!.home?.step}</p>
            </li>
          ))}
        </Grid>
      )}
      <Cluster as="p" apart className={styles.banner}>
        <span>{words.banner}</span>
        <ArrowLink to={routes.priceRuler}>{words.bannerAction}</ArrowLink>
      </Cluster>
      <PlanTeasers />
      <FairUse className={styles.fairUse} />
    </Section>
  );
}
