import Link from '@docusaurus/Link';
import {partnerProgram} from '@content/partnerProgram';
import {ArrowLink} from '@site/src/components/ui/ArrowLink';
import {Cluster} from '@site/src/components/ui/Cluster';
import {Section, SectionHeading} from '@site/src/components/ui/Section';
import {Grid} from '@site/src/components/ui/Grid';
import {routes} from '@site/src/data/routes';
import {keysOf} from '@site/src/lib/keysOf';
import styles from './Steps.module.css';

const words = partnerProgram.steps;

/** The guide that goes with each step. */
const guides = {
  setup: routes.guideSetup,
  deliver: routes.guideOnboarding,
  grow: routes.guidePricing,
} as const satisfies Record<keyof typeof words.items, string>;

/** The three steps as stages of a path that climbs. */
export function Steps() {
  return (
    <Section id="how-it-works">
      <SectionHeading section="how-it-works" title={words.title} />
      <Grid as="ol" columns={3} className={`${styles.path} steps`}>
        {keysOf(guides).map((id) => {
          const {title, figure, unit, text, guide} = words.items[id];
          return (
            <li key={id}>
              <h3>{title}</h3>
              <p className={`${styles.figure} signed`}>
                <b className="num">{figure}</b> <span>{unit}</span>
              </p>
              <p className={styles.text}>{text}</p>
              <Link to={guides[id]} className={styles.guide}>
                {guide}
              </Link>
            </li>
          );
        })}
      </Grid>
      <Cluster as="p" className={styles.hub}>
        <ArrowLink to={routes.guideWhiteLabel}>{words.hub}</ArrowLink>
        <ArrowLink to={routes.sampleReport}>{words.report}</ArrowLink>
      </Cluster>
    </Section>
  );
}
