import {partnerProgram} from '@content/partnerProgram';
import {Section, SectionHeading} from '@site/src/components/ui/Section';
import {Split} from '@site/src/components/ui/Split';
import styles from './Benefits.module.css';

const words = partnerProgram.benefits;

/** What partners get, each with a figure of the client's. */
export function Benefits() {
  return (
    <Section id="benefits" tone="soft">
      <Split first={0.6} align="start">
        <SectionHeading
          section="benefits"
          eyebrow={words.eyebrow}
          title={words.title}
          lede={words.lede}
          className={styles.heading}
        />
        <ul className={`${styles.benefits} points`}>
          {words.items.map(({title, figure, unit, text}) => (
            <li key={title}>
              <p className={styles.figure}>
                <b className="num">{figure}</b> <span>{unit}</span>
              </p>
              <div>
                <h3>{title}</h3>
                <p>{text}</p>
              </div>
            </li>
          ))}
        </ul>
      </Split>
    </Section>
  );
}
