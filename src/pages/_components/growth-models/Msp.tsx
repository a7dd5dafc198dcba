import Link from '@docusaurus/Link';
import {Check} from '@site/src/ui/icons';
import {growthModels} from '@content/growthModels';
import {CaseStudy} from './CaseStudy';
import {ServiceMonth} from './ServiceMonth';
import {Quote} from '@site/src/features/sections/Quote';
import {Section} from '@site/src/ui/Section';
import {Card} from '@site/src/ui/Card';
import {Facts} from '@site/src/ui/Facts';
import {Grid} from '@site/src/ui/Grid';
import {Split} from '@site/src/ui/Split';
import {toldCustomers} from '@site/src/data/customers';
import {growthModelAnchor} from '@site/src/data/growthModels';
import {routes} from '@site/src/data/routes';
import {sampleVoices} from '@site/src/data/sampleCases';
import {isSample} from '@site/src/lib/isSample';
import {keysOf} from '@site/src/lib/keysOf';
import styles from './Msp.module.css';

const words = growthModels.msp;
const {kpis} = words;
const id = growthModelAnchor('msp');
const cases = keysOf(words.cases).flatMap((name) =>
  toldCustomers.flatMap((told) => (told.id === name ? [{...told, id: name}] : [])),
);

export function Msp() {
  return (
    <Section id={id} tone="soft" eyebrow={words.eyebrow} title={words.title} lede={words.lede} near>
      <ServiceMonth {...words.month} />
      <Grid columns={2} className={styles.cases}>
        {cases.map(({id: name, path, company, source, outside}) => {
          const story = words.cases[name];
          return (
            <CaseStudy
              key={name}
              to={path}
              company={company}
              kind={story.kind}
              title={story.title}
              sample={isSample(story, source)}
              link={outside && 'link' in story ? {href: outside, label: story.link} : undefined}
            >
              <p className={styles.result}>
                <Check aria-hidden size={18} strokeWidth={2.5} />
                {story.result}
              </p>
            </CaseStudy>
          );
        })}
      </Grid>
      <Split first={1.35} className={styles.outcome}>
        <Card tone="ink" className={styles.kpis}>
          <h3>{kpis.title}</h3>
          <Facts
            of={[kpis.newMrr, kpis.margin, kpis.time].map(({name, value, text}) => [
              name,
              <>
                <b className="num">{value}</b> <span className="caption">{text}</span>
              </>,
            ])}
          />
          <p className="caption">
            <Link to={`${routes.blog}/maximizing-roi`}>{kpis.source}</Link>
          </p>
        </Card>
        <Quote
          {...words.testimonial}
          {...sampleVoices.msp}
          sample={isSample(words.testimonial, sampleVoices.msp)}
        />
      </Split>
    </Section>
  );
}
