import {trust} from '@content/trust';
import {useSite} from '@site/src/site/useSite';
import {Section} from '@site/src/ui/Section';
import {brand} from '@site/src/data/brand';
import {List} from '@site/src/ui/List';
import styles from './trust.module.css';

const words = trust.disclosure;

export function Disclosure() {
  const {home} = useSite();
  const email = brand.securityEmail ?? brand.contactEmail;
  return (
    <Section id="disclosure" tone="soft" title={words.title} lede={words.lede}>
      <div className={styles.text}>
        <p>
          {words.write} <a href={`mailto:${email}`}>{email}</a>
        </p>
        <List className={styles.list} of={words.steps} />
        <h3>{words.harbourTitle}</h3>
        <p>{words.harbour}</p>
        <h3>{words.rulesTitle}</h3>
        <List className={styles.list} of={words.rules} />
        <p>
          {/* A file at the root of the site, the same for all languages. */}
          <a href={`${home}.well-known/security.txt`}>{words.file}</a>
        </p>
      </div>
    </Section>
  );
}
