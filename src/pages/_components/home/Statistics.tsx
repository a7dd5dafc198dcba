import {customers} from '@content/customers';
import {growthModels} from '@content/growthModels';
import {home} from '@content/home';
import {Quote} from '@site/src/features/sections/Quote';
import {ArrowLink} from '@site/src/ui/ArrowLink';
import {Section} from '@site/src/ui/Section';
import {Split} from '@site/src/ui/Split';
import {isSample} from '@site/src/lib/isSample';
import {routes} from '@site/src/data/routes';
import {sampleVoices} from '@site/src/data/sampleCases';
import styles from './Statistics.module.css';

const {title, scan, trust, items} = home.statistics;
const {testimonial} = growthModels.msp;

export function Statistics() {
  return (
    <Section id="statistics" tone="ink" title={title} near>
      <Split align="start">
        <dl className={styles.figures}>
          {items.map(({value, label}) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd className="num">{value}</dd>
            </div>
          ))}
        </dl>
        <Quote {...testimonial} {...sampleVoices.msp} sample={isSample(testimonial, sampleVoices.msp)}>
          <ArrowLink to={routes.customerMsp}>{customers.read(sampleVoices.msp.company)}</ArrowLink>
        </Quote>
      </Split>
      <p className={styles.scan}>
        {scan} <ArrowLink to={`${routes.trust}#scan`}>{trust}</ArrowLink>
      </p>
    </Section>
  );
}
