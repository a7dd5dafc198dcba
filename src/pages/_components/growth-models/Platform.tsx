import Link from '@docusaurus/Link';
import {Fingerprint, ListChecks, Plug, Timer, type Icon} from '@site/src/ui/icons';
import {growthModels} from '@content/growthModels';
import {CaseStudy} from './CaseStudy';
import {QuoteFlow} from './QuoteFlow';
import {PlanBadge} from '@site/src/features/sections/PlanBadge';
import {Quote} from '@site/src/features/sections/Quote';
import {Section} from '@site/src/ui/Section';
import {Grid} from '@site/src/ui/Grid';
import {Split} from '@site/src/ui/Split';
import {brand} from '@site/src/data/brand';
import {growthModelAnchor} from '@site/src/data/growthModels';
import {routes} from '@site/src/data/routes';
import {sampleCases, sampleVoices} from '@site/src/data/sampleCases';
import {isSample} from '@site/src/lib/isSample';
import {keysOf} from '@site/src/lib/keysOf';
import {legalPaths} from '@site/src/features/legal';
import styles from './Platform.module.css';

const words = growthModels.platform;
const id = growthModelAnchor('platform');
type ArchitectureId = keyof typeof words.architecture.items;

const icons: Record<ArchitectureId, Icon> = {
  nist: ListChecks,
  gdpr: Fingerprint,
  integration: Plug,
  realTime: Timer,
};

/** Includes an insurer's case and testimonial if the brand file names its marketplace. */
export function Platform() {
  const {insurer, apiHub, architecture, dora} = words;
  const {insurerMarketplace: marketplace} = brand.links;
  return (
    <Section id={id} tone="ink" eyebrow={words.eyebrow} title={words.title} lede={words.lede}>
      <Split first={1.35} className={styles.insurer}>
        <QuoteFlow {...words.flow} />
        {marketplace && (
          <CaseStudy
            to={routes.customerInsurer}
            company={marketplace.name}
            kind={insurer.kind}
            title={insurer.title}
            sample={isSample(insurer)}
            link={{href: marketplace.url, label: insurer.link(marketplace.name)}}
          />
        )}
      </Split>
      <Split first={0.526} align="stretch" className={styles.hub}>
        <CaseStudy
          to={routes.customerApiHub}
          company={sampleCases.apiHub.company}
          kind={apiHub.kind}
          title={apiHub.title}
          sample={isSample(apiHub, sampleCases.apiHub)}
        >
          <p>
            <PlanBadge of="fullApi" />
          </p>
        </CaseStudy>
        <div>
          <h3 className={`${styles.title} caption`}>{architecture.title}</h3>
          <Grid as="dl" columns={2} className={styles.architecture}>
            {keysOf(icons).map((item) => {
              const Icon = icons[item];
              return (
                <div key={item}>
                  <dt className="signed">
                    <Icon aria-hidden size={20} strokeWidth={1.75} />
                    {architecture.items[item].title}
                  </dt>
                  <dd>{architecture.items[item].text}</dd>
                </div>
              );
            })}
          </Grid>
        </div>
      </Split>
      <p className={`${styles.dora} caption`}>
        {dora.text} <Link to={legalPaths.versions('terms')}>{dora.link}</Link>
      </p>
      {marketplace && (
        <div className={styles.quote}>
          <Quote
            {...words.testimonial}
            {...sampleVoices.platform}
            sample={isSample(words.testimonial, sampleVoices.platform)}
          />
        </div>
      )}
    </Section>
  );
}
