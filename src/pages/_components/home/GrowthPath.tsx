import {home} from '@content/home';
import {planWords} from '@content/planWords';
import {ArrowLink} from '@site/src/ui/ArrowLink';
import {Section} from '@site/src/ui/Section';
import {Cluster} from '@site/src/ui/Cluster';
import {priceList, readPlanWords} from '@site/src/data/priceList';
import {routes} from '@site/src/data/routes';
import {PlanTeasers} from './PlanTeasers';
import styles from './GrowthPath.module.css';

const words = home.growthPath;
const wordsOf = readPlanWords(planWords);
const {priced} = priceList;

export function GrowthPath() {
  return (
    <Section id="growth-path" eyebrow={words.eyebrow} title={words.title} lede={words.lede} near>
      {/* A single plan has no steps. */}
      {priced.length > 1 && (
        <ol className={`steps ${styles.steps} points`}>
          {priced.map(({id}) => (
            <li key={id}>
              <h3>{wordsOf[id]!.tagline}</h3>
              <p>{wordsOf[id]!.home?.step}</p>
            </li>
          ))}
        </ol>
      )}
      <Cluster as="p" apart className={styles.banner}>
        <span>{words.banner}</span>
        <ArrowLink to={routes.priceRuler}>{words.bannerAction}</ArrowLink>
      </Cluster>
      <PlanTeasers />
    </Section>
  );
}
