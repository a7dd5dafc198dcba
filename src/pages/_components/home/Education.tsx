import Link from '@docusaurus/Link';
import {ArrowUpRight} from '@site/src/components/ui/icons';
import {home} from '@content/home';
import {Section, SectionHeading} from '@site/src/components/ui/Section';
import {Unbroken} from '@site/src/components/ui/Unbroken';
import {cardLook} from '@site/src/components/ui/Card';
import {Grid} from '@site/src/components/ui/Grid';
import {routes} from '@site/src/data/routes';
import {keysOf} from '@site/src/lib/keysOf';
import styles from './Education.module.css';

const words = home.education;

/** Ways to guides and articles. */
export function Education() {
  return (
    <Section id="resources" tone="soft">
      <SectionHeading section="resources" eyebrow={words.eyebrow} title={words.title} near />
      <Grid as="ul" columns={4} className={`${styles.grid} points`}>
        {keysOf(words.items).map((id) => {
          const item = words.items[id];
          return (
            <li key={id}>
              <Link to={routes[id]} className={cardLook({tone: 'flat', className: styles.card})}>
                <span className={`${styles.kind} caption`}>{item.kind}</span>
                <h3>
                  <Unbroken>{item.title}</Unbroken>
                </h3>
                <p>{item.text}</p>
                <ArrowUpRight aria-hidden size={22} className={styles.arrow} />
              </Link>
            </li>
          );
        })}
      </Grid>
    </Section>
  );
}
