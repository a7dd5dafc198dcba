import {home} from '@content/home';
import {ContactLink} from '@site/src/components/shell/ContactLink';
import {LazyPart} from '@site/src/components/shell/LazyPart';
import {Section, SectionHeading} from '@site/src/components/ui/Section';
import styles from './Questions.module.css';

const words = home.faq;

export function Questions() {
  return (
    <Section id="faq" className={styles.split}>
      <SectionHeading section="faq" eyebrow={words.eyebrow} title={words.title}>
        <p className={styles.ask}>
          {words.text} <ContactLink>{words.contact}</ContactLink>
        </p>
      </SectionHeading>
      <LazyPart load={() => import('./FaqPart')} />
    </Section>
  );
}
