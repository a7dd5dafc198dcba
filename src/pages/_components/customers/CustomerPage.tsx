import {customers as words, type CustomerStory} from '@content/customers';
import {growthModels} from '@content/growthModels';
import {sampleMark} from '@content/sampleMark';
import {GrowthDiagram} from '@site/src/features/illustrations/GrowthDiagram';
import {PageHero} from '@site/src/features/sections/PageHero';
import {Quote} from '@site/src/features/sections/Quote';
import {BookingButton} from '@site/src/site/BookingButton';
import {ExternalLink} from '@site/src/site/ExternalLink';
import {Page} from '@site/src/shell/Page';
import {SampleMark} from '@site/src/site/SampleMark';
import {WayLinks} from '@site/src/shell/Ways';
import {arrowLinkLook} from '@site/src/ui/ArrowLink';
import {Card} from '@site/src/ui/Card';
import {Cluster} from '@site/src/ui/Cluster';
import {ArrowUpRight} from '@site/src/ui/icons';
import {Section} from '@site/src/ui/Section';
import {Split} from '@site/src/ui/Split';
import {toldCustomers, type CustomerId} from '@site/src/data/customers';
import {growthModelAnchor} from '@site/src/data/growthModels';
import {routes} from '@site/src/data/routes';
import {isSample} from '@site/src/lib/isSample';
import styles from './CustomerPage.module.css';

const chapters = ['before', 'start', 'now'] as const;

export function CustomerPage({id}: {id: CustomerId}) {
  const customer = toldCustomers.find((told) => told.id === id);
  if (!customer) {
    throw new Error(`The brand file names no company for the case "${id}".`);
  }
  const {company, path, model, source, outside, voice} = customer;
  const story = words.stories[id];
  const invented = isSample(story, source);
  return (
    <Page
      title={words.pageTitle(company)}
      // The description appears in search results without the Sample badge.
      description={invented ? `${sampleMark.label}: ${story.summary}` : story.summary}
    >
      <PageHero
        below={[
          {name: words.meta.title, path: routes.customers},
          {name: company, path},
        ]}
        title={story.title}
        lede={story.summary}
        note={
          <div className={`${styles.who} caption`}>
            <p>
              <b>{company}</b> {story.kind}
              <SampleMark of={[story, source]} />
            </p>
            {invented && <p>{words.invented(sampleMark.label)}</p>}
          </div>
        }
      >
        <GrowthDiagram model={model} label={growthModels.segments.items[model].diagram} />
      </PageHero>
      <Section id="story" space="tight" title={words.story} near>
        <Split first={1.7} align="start">
          <div className={styles.story}>
            {chapters.map((chapter) => (
              <Chapter key={chapter} title={words.chapters[chapter]} paragraphs={story[chapter]} />
            ))}
            {story.voice && voice && (
              <Quote {...story.voice} {...voice} company={company} sample={isSample(story.voice, voice)} />
            )}
          </div>
          <Facts {...story} />
        </Split>
      </Section>
      <Section id="more" tone="soft" space="tight" title={words.more} near>
        <WayLinks
          label={words.moreLabel}
          ways={[
            {to: routes.savingsCalculator, label: growthModels.cases.roi},
            {
              to: `${routes.growthModels}#${growthModelAnchor(model)}`,
              label: growthModels.segments.items[model].action,
            },
            {to: routes.customers, label: words.all},
          ]}
        />
        <Cluster className={styles.actions}>
          <BookingButton>{growthModels.finalCta.secondary}</BookingButton>
          {outside && story.outside && (
            <ExternalLink href={outside} className={arrowLinkLook()}>
              {story.outside(company)}
              <ArrowUpRight aria-hidden size={18} />
            </ExternalLink>
          )}
        </Cluster>
      </Section>
    </Page>
  );
}

function Chapter({title, paragraphs}: {title: string; paragraphs: readonly string[]}) {
  return (
    <>
      <h3>{title}</h3>
      {paragraphs.map((text) => (
        <p key={text}>{text}</p>
      ))}
    </>
  );
}

function Facts({facts, result}: Pick<CustomerStory, 'facts' | 'result'>) {
  return (
    <Card tone="soft" className={styles.facts}>
      <h3>{words.facts}</h3>
      <dl>
        {facts.map(({name, text}) => (
          <div key={name}>
            <dt className="caption">{name}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
      {result && <p className={styles.result}>{result}</p>}
    </Card>
  );
}
