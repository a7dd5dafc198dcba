import {customers} from '@content/customers';
import {partnerProgram} from '@content/partnerProgram';
import {Quote} from '@site/src/features/sections/Quote';
import {SampleMark} from '@site/src/site/SampleMark';
import {ArrowLink} from '@site/src/ui/ArrowLink';
import {Facts} from '@site/src/ui/Facts';
import {Section, SectionHeading} from '@site/src/ui/Section';
import {Split} from '@site/src/ui/Split';
import {routes} from '@site/src/data/routes';
import {sampleCases} from '@site/src/data/sampleCases';
import styles from './Testimonial.module.css';

const {title, report, ...quote} = partnerProgram.testimonial;
const {company} = sampleCases.msp;
const story = customers.stories.msp;

export function Testimonial() {
  return (
    <Section id="testimonial" space="joined">
      <SectionHeading section="testimonial" title={title} className={styles.heading} />
      <Split first={1.7} align="start" className={styles.layout}>
        <Quote {...quote} company={company}>
          <ArrowLink to={routes.sampleReport}>{report}</ArrowLink>
        </Quote>
        <div className={styles.case}>
          <h3>
            {company}
            <SampleMark of={[story, sampleCases.msp]} />
          </h3>
          <Facts of={story.facts.map(({name, text}) => [name, text])} />
          <p className={styles.result}>{story.result}</p>
          <ArrowLink to={routes.customerMsp}>{customers.read(company)}</ArrowLink>
        </div>
      </Split>
    </Section>
  );
}
