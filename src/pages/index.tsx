import Link from '@docusaurus/Link';
import {home} from '@content/home';
import {shell} from '@content/shell';
import {BookingButton} from '@site/src/site/BookingButton';
import {ContactButton} from '@site/src/site/ContactLink';
import {Page} from '@site/src/shell/Page';
import {useLanguage} from '@site/src/site/LanguageContext';
import {useSite} from '@site/src/site/useSite';
import {CalculatorSection} from '@site/src/features/calculators/CalculatorSection';
import {FinalCta} from '@site/src/features/sections/FinalCta';
import {Notes} from '@site/src/features/sections/Notes';
import {Questions} from '@site/src/features/sections/Questions';
import {brand} from '@site/src/data/brand';
import {routes} from '@site/src/data/routes';
import {breadcrumbs, organization, platform} from '@site/src/site/structuredData';
import {Education} from './_components/home/Education';
import {Features} from './_components/home/Features';
import {Frameworks} from './_components/home/Frameworks';
import {GrowthModels} from './_components/home/GrowthModels';
import {GrowthPath} from './_components/home/GrowthPath';
import {Hero} from './_components/home/Hero';
import {SavingsCallout} from './_components/home/SavingsCallout';
import {SavingsTeaser} from './_components/home/SavingsTeaser';
import {Statistics} from './_components/home/Statistics';

export default function HomePage() {
  const site = useSite();
  const {textLanguage} = useLanguage();
  const structuredData = [
    organization(site, brand, shell.structuredData.organisation),
    ...platform(site, brand, shell.structuredData, textLanguage),
    breadcrumbs(site, [{name: shell.nav.items.home, path: routes.home}]),
  ];
  return (
    <Page {...home.meta} structuredData={structuredData} stickyBar>
      <Hero />
      <Frameworks />
      <SavingsCallout />
      <GrowthPath />
      <Statistics />
      <Features />
      <GrowthModels />
      <CalculatorSection id="roi" {...home.calculator} />
      <SavingsTeaser />
      <FinalCta
        title={home.finalCta.title}
        text={home.finalCta.text}
        actions={
          <>
            <BookingButton>{home.finalCta.primary}</BookingButton>
            <ContactButton variant="secondary">{home.finalCta.secondary}</ContactButton>
            <Link to={routes.sampleReport}>{home.finalCta.report}</Link>
          </>
        }
      />
      <Questions {...home.faq} />
      <Education />
      <Notes of={home.notes} unlimited />
    </Page>
  );
}
