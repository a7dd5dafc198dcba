import {partnerProgram} from '@content/partnerProgram';
import {FinalCta} from '@site/src/features/sections/FinalCta';
import {Notes} from '@site/src/features/sections/Notes';
import {Page} from '@site/src/shell/Page';
import {Benefits} from './_components/partner-program/Benefits';
import {Cases} from './_components/partner-program/Cases';
import {Hero} from './_components/partner-program/Hero';
import {Responsibilities} from './_components/partner-program/Responsibilities';
import {RoiSection} from './_components/partner-program/RoiSection';
import {StartActions} from './_components/partner-program/StartActions';
import {Steps} from './_components/partner-program/Steps';
import {Testimonial} from './_components/partner-program/Testimonial';
import styles from './_components/partner-program/partnerProgram.module.css';

export default function PartnerProgramPage() {
  return (
    <Page {...partnerProgram.meta}>
      <div className={styles.page}>
        <Hero />
        <Steps />
        <Benefits />
        <RoiSection />
        <Testimonial />
        <Responsibilities />
        <Cases />
        <FinalCta {...partnerProgram.finalCta} actions={<StartActions />} />
        <Notes of={partnerProgram.notes} />
      </div>
    </Page>
  );
}
