import {partnerProgram} from '@content/partnerProgram';
import {Quote} from '@site/src/components/sections/Quote';
import {Section, SectionHeading} from '@site/src/components/ui/Section';
import {Split} from '@site/src/components/ui/Split';
import {sampleBrands} from '@site/src/data/sampleBrands';
import styles from './Testimonial.module.css';

const {title, ...quote} = partnerProgram.testimonial;

/** What a partner says of the program. */
export function Testimonial() {
  return (
    <Section id="testimonial" space="joined">
      <Split first={0.6} align="stretch" className={styles.layout}>
        <SectionHeading section="testimonial" title={title} className={styles.heading} />
        <Quote {...quote} company={sampleBrands[2].name} />
      </Split>
    </Section>
  );
}
