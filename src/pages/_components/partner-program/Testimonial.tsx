import {partnerProgram} from '@content/partnerProgram';
import {Quote} from '@site/src/components/sections/Quote';
import {Section, SectionHeading} from '@site/src/components/ui/Section';
import {Split} from '@site/src/components/ui/Split';
import {ArrowLink} from '@site/src/components/ui/ArrowLink';
import {routes} from '@site/src/data/routes';
import {sampleCases} from '@site/src/data/sampleCases';
import {customers} from '@content/customers';
import styles from './Testimonial.module.css';

const {title, ...quote} = partnerProgram.testimonial;
const {company} = sampleCases.msp;

/** What a partner says of the program, with its case. */
export function Testimonial() {
  return (
    <Section id="testimonial" space="joined">
      <Split first={0.6} align="stretch" className={styles.layout}>
        <SectionHeading section="testimonial" title={title} className={styles.heading} />
        <Quote {...quote} company={company}>
          <ArrowLink to={routes.customerMsp}>{customers.read(company)}</ArrowLink>
        </Quote>
      </Split>
    </Section>
  );
}
