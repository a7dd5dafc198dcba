import {sampleReport as reportWords} from '@content/sampleReport';
import {ComplianceChart} from '@site/src/features/illustrations/ComplianceChart';
import {PartnerMark} from '@site/src/features/illustrations/PartnerMark';
import {ArrowLink} from '@site/src/ui/ArrowLink';
import {Card} from '@site/src/ui/Card';
import {Facts} from '@site/src/ui/Facts';
import {routes} from '@site/src/data/routes';
import {sampleBrands} from '@site/src/data/sampleBrands';
import {closedFindings, openFindings, sampleReport} from '@site/src/data/sampleReport';
import {formats} from '@site/src/data/format';
import {shortMoment} from '@site/src/lib/format';
import {reportDay, scoreOn} from '@site/src/data/securityScore';
import styles from './ClientScreen.module.css';

const {report} = reportWords;
const {client, reports} = sampleReport;
/** Day of the report before the last. */
const before = reports.at(-2)!;
const [partner] = sampleBrands;

interface ClientScreenProps {
  /** What the picture shows, for people who do not see it. */
  label: string;
  /** Names of the counts. */
  counts: Record<'closed' | 'open', string>;
  /** Until when a finding has to be fixed. */
  by: (day: string) => string;
  /** Says below what the client does, that it is invented, and why its score fell. */
  sample: (about: string, news: string, before: string, now: string) => string;
  /** Link to the report of the same client. */
  action: string;
  /** Language of the words around it. */
  language: string;
}

/**
 * One client in the product: the line of its scores from report to report, the frameworks, and what is open with who fixes
 * it by when, the worst first. Under a sample partner's brand or the visitor's own.
 */
export function ClientScreen({label, counts, by, sample, action, language}: ClientScreenProps) {
  const {number} = formats(language);
  const score = (day: string) => scoreOn(day).score;
  return (
    <div style={{'--sample': partner.colour}}>
      <Card as="figure" className={styles.screen} aria-label={label}>
        <div className={`${styles.top} signed`}>
          <PartnerMark partner={partner} />
          <small>{client.name}</small>
        </div>
        <div className={styles.state}>
          <p>
            {report.summary.score}{' '}
            <b className="num">
              {number(score(reportDay))}/{number(100)}
            </b>
          </p>
          <div className={`${styles.trend} caption`}>
            <svg className="drawing" viewBox="0 0 6 100" preserveAspectRatio="none" aria-hidden>
              <path
                d={reports.map((day, at) => `${at ? 'L' : 'M'}${2 * at + 1} ${100 - score(day)}`).join('')}
              />
              <path d={reports.map((day, at) => `M${2 * at + 1} ${100 - score(day)}h0`).join('')} />
            </svg>
            {reports.map((day) => (
              <p key={day}>
                <b className="num">{number(score(day))}</b>
                <br />
                {shortMoment(language, day)}
              </p>
            ))}
          </div>
          <ComplianceChart language={language} />
          <Facts
            num
            className="amounts caption"
            of={[
              [counts.closed, number(closedFindings.length)],
              [counts.open, number(openFindings.length)],
            ]}
          />
        </div>
        <ol>
          {openFindings.map(({id, severity, owner, hours, due}) => (
            <li key={id}>
              <small>{report.severities[severity]}</small>
              <b>{report.findings.items[id].title}</b>
              <span>
                {report.owners[owner]}, {report.hours(number(hours.provider + hours.client))}
              </span>
              <span>{by(shortMoment(language, due))}</span>
            </li>
          ))}
        </ol>
      </Card>
      <p className="caption">
        {sample(
          report.summary.facts.about(number(client.people)),
          number(openFindings.filter(({opened}) => opened === reportDay).length),
          number(score(before)),
          number(score(reportDay)),
        )}
      </p>
      <ArrowLink to={routes.sampleReport}>{action}</ArrowLink>
    </div>
  );
}
