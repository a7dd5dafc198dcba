import {partnerProgram} from '@content/partnerProgram';
import {Cluster} from '@site/src/ui/Cluster';
import {Section, SectionHeading} from '@site/src/ui/Section';
import {Split} from '@site/src/ui/Split';
import {StartActions} from './StartActions';
import {List} from '@site/src/ui/List';
import styles from './FirstMeeting.module.css';

const {title, text, meeting, agenda} = partnerProgram.finalCta;

export function FirstMeeting() {
  return (
    <Section id="start" tone="soft">
      <Split align="start">
        <div>
          <SectionHeading section="start" title={title} lede={text} />
          <Cluster className={styles.actions}>
            <StartActions />
          </Cluster>
        </div>
        <div>
          <h3>{meeting}</h3>
          <List as="ol" className={`${styles.agenda} steps`} of={agenda} />
        </div>
      </Split>
    </Section>
  );
}
