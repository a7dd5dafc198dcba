import {home} from '@content/home';
import {ArrowLink} from '@site/src/ui/ArrowLink';
import {FairUse} from '@site/src/features/sections/FairUse';
import {Section} from '@site/src/ui/Section';
import {Cluster} from '@site/src/ui/Cluster';
import {routes} from '@site/src/data/routes';
import {PlanTeasers} from './PlanTeasers';
import styles from './GrowthPath.module.css';

const words = home.growthPath;

export function GrowthPath() {
  return (
    <Section id="growth-path" eyebrow={words.eyebrow} title={words.title} lede={words.lede}>
      <PlanTeasers />
      <Cluster as="p" apart className={styles.banner}>
        <span>{words.banner}</span>
        <ArrowLink to={routes.priceRuler}>{words.bannerAction}</ArrowLink>
      </Cluster>
      <FairUse />
    </Section>
  );
}
