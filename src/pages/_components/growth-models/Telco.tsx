import {growthModels} from '@content/growthModels';
import {CaseStudy} from './CaseStudy';
import {LaunchPlan} from './LaunchPlan';
import {BookingButton} from '@site/src/site/BookingButton';
import {Card} from '@site/src/ui/Card';
import {Section, SectionHeading} from '@site/src/ui/Section';
import {Split} from '@site/src/ui/Split';
import {brand} from '@site/src/data/brand';
import {growthModelAnchor} from '@site/src/data/growthModels';
import {routes} from '@site/src/data/routes';
import {isSample} from '@site/src/lib/isSample';
import styles from './Telco.module.css';

const words = growthModels.telco;
const id = growthModelAnchor('telco');

/** Includes an operator's bundle if the brand file names one. */
export function Telco() {
  const {telecomPartner} = brand.links;
  return (
    <Section id={id}>
      <Split>
        <div>
          <SectionHeading section={id} eyebrow={words.eyebrow} title={words.title} lede={words.lede} />
          <p className={styles.meeting}>
            <BookingButton variant="secondary">{growthModels.finalCta.secondary}</BookingButton>
          </p>
        </div>
        <LaunchPlan {...words.plan} />
      </Split>
      {telecomPartner && <PartnerCase {...telecomPartner} />}
    </Section>
  );
}

function PartnerCase({name, url}: {name: string; url: string}) {
  return (
    <Card className={styles.bundle}>
      <CaseStudy
        to={routes.customerTelco}
        company={name}
        kind={words.case.kind}
        title={words.case.title}
        sample={isSample(words.case)}
        link={{href: url, label: words.case.link(name)}}
      />
    </Card>
  );
}
