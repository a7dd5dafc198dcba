import Link from '@docusaurus/Link';
import {customers} from '@content/customers';
import {growthModels} from '@content/growthModels';
import {home} from '@content/home';
import {Quote} from '@site/src/features/sections/Quote';
import {ScanResult} from '@site/src/features/own-scan/ScanResult';
import {ArrowLink} from '@site/src/ui/ArrowLink';
import {Cluster} from '@site/src/ui/Cluster';
import {Grid} from '@site/src/ui/Grid';
import {Section, SectionHeading} from '@site/src/ui/Section';
import {Split} from '@site/src/ui/Split';
import {isSample} from '@site/src/lib/isSample';
import {disclosure} from '@site/src/data/disclosure';
import {routes} from '@site/src/data/routes';
import {sampleVoices} from '@site/src/data/sampleCases';
import {openFindings} from '@site/src/data/sampleReport';
import styles from './Statistics.module.css';

const {title, lede, proof, trust, items, source} = home.statistics;
const {testimonial} = growthModels.msp;

/** Verifiable facts: id, link, result, and an ending of the label. */
const checks = [
  ['scan', `${routes.trust}#scan`, <ScanResult key="scan" of="score" />, <ScanResult key="day" of="day" />],
  ['report', routes.sampleReport, openFindings.length],
  ['answer', `${routes.trust}#disclosure`, disclosure.answerDays],
] as const;

export function Statistics() {
  return (
    <Section id="statistics" tone="ink">
      <Split align="start">
        <div>
          <SectionHeading section="statistics" title={title} lede={lede} />
          <Cluster actions>
            <ArrowLink to={routes.trust}>{trust}</ArrowLink>
          </Cluster>
        </div>
        <Grid as="dl" columns={2} className={styles.checks}>
          {checks.map(([id, to, found, day]) => (
            <div key={id}>
              <dt>
                <Link to={to}>
                  {proof[id]} {day}
                </Link>
              </dt>
              <dd>{found}</dd>
            </div>
          ))}
        </Grid>
      </Split>
      <Split align="start" className={styles.reported}>
        <div>
          <dl className="amounts">
            {items.map(({value, label}) => (
              <div key={label}>
                <dt className="caption">{label}</dt>
                <dd className="num">{value}</dd>
              </div>
            ))}
          </dl>
          <p className="caption">{source}</p>
        </div>
        <Quote {...testimonial} {...sampleVoices.msp} sample={isSample(testimonial, sampleVoices.msp)}>
          <ArrowLink to={routes.customerMsp}>{customers.read(sampleVoices.msp.company)}</ArrowLink>
        </Quote>
      </Split>
    </Section>
  );
}
