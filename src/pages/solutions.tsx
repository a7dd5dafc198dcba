import Head from '@docusaurus/Head';
import {solutions} from '@content/solutions';
import {BookingButton} from '@site/src/components/shell/BookingButton';
import {ContactButton} from '@site/src/components/shell/ContactLink';
import {Page} from '@site/src/components/shell/Page';
import {Cluster} from '@site/src/components/ui/Cluster';
import {Section, SectionHeading} from '@site/src/components/ui/Section';
import {Benefits} from './_components/solutions/Benefits';
import {Features} from './_components/solutions/Features';
import {Hero} from './_components/solutions/Hero';
import {More} from './_components/solutions/More';
import {Preview} from './_components/solutions/Preview';

const {meta, finalCta} = solutions;

export default function SolutionsPage() {
  return (
    <Page title={meta.title} description={meta.description} stickyBar>
      <Head>
        <meta name="keywords" content={meta.keywords.join(', ')} />
      </Head>
      <Hero />
      <Features />
      <Preview />
      <More />
      <Benefits />
      <Section id="start" tone="soft">
        <SectionHeading section="start" title={finalCta.title} lede={finalCta.text} near />
        <Cluster>
          <BookingButton>{finalCta.primary}</BookingButton>
          <ContactButton variant="secondary">{finalCta.secondary}</ContactButton>
        </Cluster>
      </Section>
    </Page>
  );
}
