import Link from '@docusaurus/Link';
import {customers} from '@content/customers';
import {growthModels} from '@content/growthModels';
import {home} from '@content/home';
import {FigureBand} from '@site/src/components/sections/FigureBand';
import {Quote} from '@site/src/components/sections/Quote';
import {ScanResult} from '@site/src/components/sections/ScanResult';
import {ArrowLink, arrowLinkLook} from '@site/src/components/ui/ArrowLink';
import {Section} from '@site/src/components/ui/Section';
import {Split} from '@site/src/components/ui/Split';
import {isSample} from '@site/src/lib/isSample';
import {disclosure} from '@site/src/data/disclosure';
import {routes} from '@site/src/data/routes';
import {sampleVoices} from '@site/src/data/sampleCases';
import {openFindings} from '@site/src/data/sampleReport';
import styles from './Statistics.module.css';

const {title, source, items, proof} = home.statistics;
const {testimonial} = growthModels.msp;

/** What can be checked, with the number that is found there. */
const checks = [
  ['scan', `${routes.trust}#scan`, <ScanResult key="scan" of="score" />],
  ['report', routes.sampleReport, openFindings.length],
  ['answer', `${routes.trust}#disclosure`, disclosure.answerDays],
] as const;

/** The headline figures, what a partner says, and what a visitor can check. */
export function Statistics() {
  return (
    <Section id="statistics" tone="ink" space="tight">
      <FigureBand titleId="statistics-title" title={title} items={items} />
      <p className={`${styles.source} caption`}>{source}</p>
      <Split align="start" className={styles.proof}>
        <div>
          <h3 className="caption">{proof.title}</h3>
          <dl className="amounts">
            {checks.map(([id, to, found]) => (
              <div key={id}>
                <dt>
                  <Link to={to} className={arrowLinkLook()}>
                    {proof[id]}
                  </Link>
                </dt>
                <dd>{found}</dd>
              </div>
            ))}
          </dl>
          <ArrowLink to={routes.trust}>{proof.trust}</ArrowLink>
        </div>
        <Quote {...testimonial} {...sampleVoices.msp} sample={isSample(testimonial, sampleVoices.msp)}>
          <ArrowLink to={routes.customerMsp}>{customers.read(sampleVoices.msp.company)}</ArrowLink>
        </Quote>
      </Split>
    </Section>
  );
}
