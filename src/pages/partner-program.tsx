import {partnerProgram} from '@content/partnerProgram';
import {Page} from '@site/src/components/shell/Page';
import {Benefits} from './_components/partner-program/Benefits';
import {Cases} from './_components/partner-program/Cases';
import {FirstMeeting} from './_components/partner-program/FirstMeeting';
import {FirstWeeks} from './_components/partner-program/FirstWeeks';
import {Hero} from './_components/partner-program/Hero';
import {Responsibilities} from './_components/partner-program/Responsibilities';
import {RoiSection} from './_components/partner-program/RoiSection';
import {Steps} from './_components/partner-program/Steps';
import {Testimonial} from './_components/partner-program/Testimonial';

export default function PartnerProgramPage() {
  return (
    <Page {...partnerProgram.meta}>
      <Hero />
      <Steps />
      <FirstWeeks />
      <Benefits />
      <RoiSection />
      <Testimonial />
      <Responsibilities />
      <Cases />
      <FirstMeeting />
    </Page>
  );
}
