import Link from '@docusaurus/Link';
import {partnerProgram} from '@content/partnerProgram';
import {PlanBadge} from '@site/src/features/sections/PlanBadge';
import {Facts} from '@site/src/ui/Facts';
import {Fold} from '@site/src/ui/Fold';
import {Section} from '@site/src/ui/Section';
import {routes} from '@site/src/data/routes';
import {Cluster} from '@site/src/ui/Cluster';
import {keysOf} from '@site/src/lib/keysOf';
import styles from './Responsibilities.module.css';

const words = partnerProgram.responsibilities;
const {terms} = words.inShort;

const articles: Record<keyof typeof terms, string> = {
  prices: `${routes.terms}#section-2`,
  payment: `${routes.terms}#section-6`,
  renewal: `${routes.terms}#section-11`,
  breach: `${routes.terms}#section-11`,
  data: `${routes.dpa}#section-12`,
  law: `${routes.terms}#section-14`,
};

export function Responsibilities() {
  return (
    <Section id="responsibilities" tone="ink" title={words.title} lede={words.lede} near>
      <table className={styles.split}>
        <caption className="visuallyHidden">{words.caption}</caption>
        <thead>
          <tr>
            <td />
            <th scope="col">{words.you}</th>
            <th scope="col">{words.we}</th>
          </tr>
        </thead>
        <tbody>
          {keysOf(words.rows).map((id) => (
            <tr key={id}>
              <th scope="row">{words.rows[id].topic}</th>
              <td>
                {words.rows[id].you} {id === 'brand' && <PlanBadge of="customDomain" />}
              </td>
              <td>{words.rows[id].we}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <div className={styles.terms}>
        <Fold title={words.inShort.title} titled>
          <Facts
            className={styles.inShort}
            of={keysOf(terms).map((id) => [<Link to={articles[id]}>{terms[id].topic}</Link>, terms[id].text])}
          />
        </Fold>
      </div>
      <Cluster as="p" className={styles.contracts}>
        {words.contracts} <Link to={routes.terms}>{words.terms}</Link>{' '}
        <Link to={routes.dpa}>{words.dpa}</Link>
      </Cluster>
    </Section>
  );
}
