import {partnerProgram} from '@content/partnerProgram';
import {Section, SectionHeading} from '@site/src/components/ui/Section';
import {Grid} from '@site/src/components/ui/Grid';
import styles from './Steps.module.css';

const {title, items} = partnerProgram.steps;

/** The three steps as stages of a path that climbs. */
export function Steps() {
  return (
    <Section id="how-it-works">
      <SectionHeading section="how-it-works" title={title} near />
      <Grid as="ol" columns={3} className={`${styles.path} steps`}>
        {Object.values(items).map((step) => (
          <li key={step.title}>
            <h3>{step.title}</h3>
            <p className={styles.figure}>
              <b className="num">{step.figure}</b> <span>{step.unit}</span>
            </p>
            <p>{step.text}</p>
          </li>
        ))}
      </Grid>
    </Section>
  );
}
