import {upcoming} from '@content/upcoming';
import {PageHero} from '@site/src/components/sections/PageHero';
import {Page} from '@site/src/components/shell/Page';
import {routes} from '@site/src/data/routes';
import {RoiSection} from './_components/partner-program/RoiSection';

const words = upcoming.pages.partnerProgram;

export default function PartnerProgramPage() {
  return (
    <Page title={words.title} description={words.text}>
      <PageHero
        below={[{name: words.title, path: routes.partnerProgram}]}
        title={words.title}
        lede={words.text}
      />
      <RoiSection />
    </Page>
  );
}
