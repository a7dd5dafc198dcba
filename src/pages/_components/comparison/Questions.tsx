import {pricingComparison} from '@content/pricingComparison';
import {ContactLink} from '@site/src/components/shell/ContactLink';
import {Faq} from '@site/src/components/sections/Faq';
import {Section, SectionHeading} from '@site/src/components/ui/Section';
import styles from './Questions.module.css';

const words = pricingComparison.faq;

export function Questions() {
  return (
    <Section id="faq" className={styles.split}>
      <SectionHeading section="faq" eyebrow={words.eyebrow} title={words.title}>
        <p className={styles.ask}>
          {words.text} <ContactLink>{words.contact}</ContactLink>
        </p>
      </SectionHeading>
      <Faq name="comparison-faq" items={words.items} />
    </Section>
  );
}
