import useBrokenLinks from '@docusaurus/useBrokenLinks';
import {solutions} from '@content/solutions';
import WhiteLabelPreview from '@site/src/features/rebrand/WhiteLabelPreview.island';
import {PlanBadge} from '@site/src/features/sections/PlanBadge';
import {ButtonLink} from '@site/src/ui/ButtonLink';
import {Section} from '@site/src/ui/Section';
import {Unbroken} from '@site/src/ui/Unbroken';
import {Card} from '@site/src/ui/Card';
import {Split} from '@site/src/ui/Split';
import {growthModelAnchor} from '@site/src/data/growthModels';
import {routes} from '@site/src/data/routes';
import {ClientTable} from './ClientTable';
import {ScanWeek} from './ScanWeek';
import styles from './Features.module.css';

const words = solutions.features;

interface FeatureTextProps {
  id: string;
  tag: string;
  title: string;
  text: string;
  /** Completes the link's accessible name without its context. */
  about: string;
  to: string;
  children?: React.ReactNode;
}

function FeatureText({id, tag, title, text, about, to, children}: FeatureTextProps) {
  return (
    <div className={styles.text}>
      <p className={styles.tag}>{tag}</p>
      <h3 id={`${id}-title`}>
        <Unbroken>{title}</Unbroken>
      </h3>
      <p>{text}</p>
      {children}
      <ButtonLink to={to} variant="secondary" size="small">
        {words.learnMore}
        <span className="visuallyHidden">{about}</span>
      </ButtonLink>
    </div>
  );
}

export function Features() {
  const {dashboard, whiteLabel, scans} = words;
  useBrokenLinks().collectAnchor('white-label');
  return (
    <Section id="features" title={words.title} lede={words.lede}>
      <div className={styles.features}>
        <Split as="article" first={0.714}>
          <FeatureText
            {...dashboard}
            id="dashboard"
            to={`${routes.growthModels}#${growthModelAnchor('msp')}`}
          />
          <ClientTable {...dashboard} />
        </Split>
        <section id="white-label" aria-labelledby="white-label-title" className={styles.brand}>
          <FeatureText {...whiteLabel} id="white-label" to={routes.guideWhiteLabel}>
            <p>
              {whiteLabel.domain} <PlanBadge of="customDomain" />
            </p>
          </FeatureText>
          <WhiteLabelPreview when="visible" />
        </section>
        <Split as="article" first={1.4}>
          <FeatureText {...scans} id="scans" to={routes.guideRiskAssessment} />
          <Card tone="soft" className={styles.schedule}>
            <ScanWeek label={scans.week} targets={scans.targets} />
            <p>{scans.scan}</p>
          </Card>
        </Split>
      </div>
    </Section>
  );
}
