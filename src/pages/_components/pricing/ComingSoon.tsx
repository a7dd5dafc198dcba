import {pricing} from '@content/pricing';
import {ContactLink} from '@site/src/site/ContactLink';
import {SampleMark} from '@site/src/site/SampleMark';
import {Badge} from '@site/src/ui/Badge';
import {Section, SectionHeading} from '@site/src/ui/Section';
import {Split} from '@site/src/ui/Split';
import styles from './ComingSoon.module.css';

const words = pricing.comingSoon;

export function ComingSoon() {
  return (
    <Section id="coming-soon" space="tight">
      <Split first={1.1} className={styles.panel}>
        <div>
          <p className={styles.badge}>
            <Badge>{words.badge}</Badge>
            <SampleMark of={words.items} />
          </p>
          <SectionHeading section="coming-soon" title={words.title} lede={words.lede}>
            <p>
              {words.ask} <ContactLink>{words.contact}</ContactLink>
            </p>
          </SectionHeading>
        </div>
        <ul className="points">
          {words.items.map((item) => (
            <li key={item.title}>
              <h3>{item.title}</h3>
              <p>{item.text}</p>
            </li>
          ))}
        </ul>
      </Split>
    </Section>
  );
}
