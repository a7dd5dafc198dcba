import Link from '@docusaurus/Link';
import {home} from '@content/home';
import {Section, SectionHeading} from '@site/src/ui/Section';
import {Unbroken} from '@site/src/ui/Unbroken';
import {Grid} from '@site/src/ui/Grid';
import {routes} from '@site/src/data/routes';
import {keysOf} from '@site/src/lib/keysOf';
import styles from './Education.module.css';

const words = home.education;

/** Ways to guides and articles. */
export function Education() {
  return (
    <Section id="resources" space="tight">
      <SectionHeading section="resources" title={words.title} near className={styles.heading} />
      <Grid as="ul" columns={4} className={`${styles.ways} points`}>
        {keysOf(words.items).map((id) => {
          const item = words.items[id];
          return (
            <li key={id}>
              <span className="caption">{item.kind}</span>
              <h3 data-article="entry">
                <Link to={routes[id]}>
                  <Unbroken>{item.title}</Unbroken>
                </Link>
              </h3>
              <p>{item.text}</p>
            </li>
          );
        })}
      </Grid>
    </Section>
  );
}
