import {Check} from '@site/src/components/ui/icons';
import {solutions} from '@content/solutions';
import {Section, SectionHeading} from '@site/src/components/ui/Section';
import styles from './Benefits.module.css';

const words = solutions.benefits;

/** What partners gain. */
export function Benefits() {
  return (
    <Section id="benefits" space="joined">
      <SectionHeading section="benefits" title={words.title} near />
      <div className={styles.sides}>
        {[words.partners, words.customers].map(({title, items}) => (
          <div key={title}>
            <h3>{title}</h3>
            <ul>
              {items.map((item) => (
                <li key={item}>
                  <Check aria-hidden size={20} strokeWidth={2.5} />
                  {item}
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
    </Section>
  );
}
