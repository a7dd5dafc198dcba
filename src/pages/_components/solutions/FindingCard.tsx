import Link from '@docusaurus/Link';
import {sampleReport as reportWords} from '@content/sampleReport';
import {PartnerMark} from '@site/src/features/illustrations/PartnerMark';
import {Card} from '@site/src/ui/Card';
import {Terminal} from '@site/src/ui/Terminal';
import {openFindings, sampleReport} from '@site/src/data/sampleReport';
import {sampleBrands} from '@site/src/data/sampleBrands';
import {routes} from '@site/src/data/routes';
import {shortMoment} from '@site/src/lib/format';
import {keysOf} from '@site/src/lib/keysOf';
import styles from './FindingCard.module.css';

const {report} = reportWords;
const {items} = report.findings;
const {client, alarm} = sampleReport;
/** The most severe finding, whose data include a timeline. */
const [finding] = openFindings;
const [partner] = sampleBrands;

interface FindingCardProps {
  label: string;
  steps: Record<'seen' | 'again' | 'called' | 'due', string>;
  sample: string;
  all: (findings: number) => string;
  language: string;
}

/** Most severe finding of the sample report, in the visit's brand or a sample partner's. */
export function FindingCard({label, steps, sample, all, language}: FindingCardProps) {
  const {title, evidence} = items[finding.id];
  const when = {...alarm, due: finding.due};
  return (
    <div className={styles.place} style={{'--sample': partner.colour}}>
      <Card as="figure" className={styles.card} aria-label={label}>
        <div className={`${styles.top} signed`}>
          <PartnerMark partner={partner} />
          <small>{client.name}</small>
        </div>
        <div className={styles.finding}>
          <p className={styles.severity}>{report.severities[finding.severity]}</p>
          <p className={styles.title}>{title}</p>
          <Terminal lines={evidence.split('\n')} />
        </div>
        <ol>
          {keysOf(steps).map((step) => (
            <li key={step}>
              <small>{shortMoment(language, when[step])}</small>
              <b>{steps[step]}</b>
            </li>
          ))}
        </ol>
      </Card>
      <p className="caption">
        {sample} <Link to={`${routes.sampleReport}#findings`}>{all(openFindings.length)}</Link>
      </p>
    </div>
  );
}
