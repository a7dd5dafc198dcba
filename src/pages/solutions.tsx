import Head from '@docusaurus/Head';
import Link from '@docusaurus/Link';
import {solutions} from '@content/solutions';
import {FinalCta} from '@site/src/features/sections/FinalCta';
import {BookingButton} from '@site/src/site/BookingButton';
import {ContactButton} from '@site/src/site/ContactLink';
import {Page} from '@site/src/shell/Page';
import {routes} from '@site/src/data/routes';
import {Benefits} from './_components/solutions/Benefits';
import {Features} from './_components/solutions/Features';
import {Hero} from './_components/solutions/Hero';
import {More} from './_components/solutions/More';

const {meta, finalCta} = solutions;

export default function SolutionsPage() {
  return (
    <Page title={meta.title} description={meta.description} stickyBar>
      <Head>
        <meta name="keywords" content={meta.keywords.join(', ')} />
      </Head>
      <Hero />
      <Features />
      <More />
      <Benefits />
      <FinalCta
        title={finalCta.title}
        text={finalCta.text}
        actions={
          <>
            <BookingButton>{finalCta.primary}</BookingButton>
            <ContactButton variant="secondary">{finalCta.secondary}</ContactButton>
            <Link to={routes.pricing}>{finalCta.prices}</Link>
          </>
        }
      />
    </Page>
  );
}
