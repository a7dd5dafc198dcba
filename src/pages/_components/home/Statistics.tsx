import {customers} from '@content/customers';
import {growthModels} from '@content/growthModels';
import {home} from '@content/home';
import {Figures} from '@site/src/features/sections/Figures';
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
        <Figures of={items} />
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
