import {solutions} from '@content/solutions';
import {ScanTimeline} from '@site/src/features/illustrations/ScanTimeline';
import {useWordsLanguage} from '@site/src/site/useWordsLanguage';
import {ButtonLink} from '@site/src/ui/ButtonLink';
import {Section} from '@site/src/ui/Section';
import {Unbroken} from '@site/src/ui/Unbroken';
import {Card} from '@site/src/ui/Card';
import {Panel} from '@site/src/ui/Panel';
import {Split} from '@site/src/ui/Split';
import {growthModelAnchor} from '@site/src/data/growthModels';
import {routes} from '@site/src/data/routes';
import {emailChecks} from '@site/src/data/sampleReport';
import {BrandFlow} from './BrandFlow';
import {ClientTable} from './ClientTable';
import {ScanWeek} from './ScanWeek';
import styles from './Features.module.css';

const words = solutions.features;

interface FeatureTextProps {
  tag: string;
  title: string;
  text: string;
  /** Completes the link's accessible name without its context. */
  about: string;
  to: string;
}

function FeatureText({tag, title, text, about, to}: FeatureTextProps) {
  return (
    <div className={styles.text}>
      <p className={styles.tag}>{tag}</p>
      <h3>
        <Unbroken>{title}</Unbroken>
      </h3>
      <p>{text}</p>
      <ButtonLink to={to} variant="secondary" size="small">
        {words.learnMore}
        <span className="visuallyHidden">{about}</span>
      </ButtonLink>
    </div>
  );
}

export function Features() {
  const {dashboard, whiteLabel, scans} = words;
  return (
    <Section id="features" title={words.title} lede={words.lede}>
      <div className={styles.features}>
        <Split as="article" first={0.714}>
          <FeatureText {...dashboard} to={`${routes.growthModels}#${growthModelAnchor('msp')}`} />
          <ClientTable {...dashboard} />
        </Split>
        <Panel as="article">
          <Split first={0.714}>
            <FeatureText {...whiteLabel} to={routes.whiteLabelPreview} />
            <BrandFlow {...dashboard} {...whiteLabel} language={useWordsLanguage(words)} />
          </Split>
        </Panel>
        <Split as="article" first={1.4}>
          <FeatureText {...scans} to={routes.guideRiskAssessment} />
          <Card tone="soft" className={styles.schedule}>
            <ScanWeek label={scans.week} targets={scans.targets} />
            <p>{scans.scan}</p>
            <ScanTimeline
              label={scans.scanLabel}
              checks={emailChecks}
              names={scans.names}
              states={scans.states}
            />
          </Card>
        </Split>
      </div>
    </Section>
  );
}
