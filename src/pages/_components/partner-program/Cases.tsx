import Link from '@docusaurus/Link';
import {ArrowRight} from '@site/src/ui/icons';
import {partnerProgram} from '@content/partnerProgram';
import {Section} from '@site/src/ui/Section';
import {routes} from '@site/src/data/routes';
import {keysOf} from '@site/src/lib/keysOf';
import styles from './Cases.module.css';

const words = partnerProgram.cases;

/** Where on the page of growth models the case of each kind of partner is. */
const anchors = {
  msp: 'msp-model',
  mssp: 'msp-model',
  telco: 'telco-model',
  insurer: 'platform-model',
} as const satisfies Record<keyof typeof words.items, string>;

/** Kinds of partners, each with the way to its case study. */
export function Cases() {
  return (
    <Section id="who-it-is-for" title={words.title} near>
      <ul className={styles.cases}>
        {keysOf(anchors).map((id) => (
          <li key={id}>
            <h3 data-article="entry">
              <Link to={`${routes.growthModels}#${anchors[id]}`}>{words.items[id].title}</Link>
            </h3>
            <p>{words.items[id].text}</p>
            <ArrowRight aria-hidden size={22} />
          </li>
        ))}
      </ul>
    </Section>
  );
}
