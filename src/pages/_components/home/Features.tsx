import type {ReactNode} from 'react';
import {home} from '@content/home';
import {sampleReport} from '@content/sampleReport';
import {ComplianceChart} from '@site/src/components/illustrations/ComplianceChart';
import {useWordsLanguage} from '@site/src/components/shell/useWordsLanguage';
import {ScanTimeline} from '@site/src/components/illustrations/ScanTimeline';
import {ArrowLink} from '@site/src/components/ui/ArrowLink';
import {Section, SectionHeading} from '@site/src/components/ui/Section';
import {sampleClients} from '@site/src/data/sampleClients';
import {
  closedFindings,
  type OpenFindingId,
  openFindings,
  sampleReport as client,
} from '@site/src/data/sampleReport';
import {formats} from '@site/src/lib/format';
import {reportDay, scoreOn} from '@site/src/lib/securityScore';
import {routes} from '@site/src/data/routes';
import {keysOf} from '@site/src/lib/keysOf';
import styles from './Features.module.css';

const words = home.features;
type FeatureId = keyof typeof words.items;

const [bianchi, , miramonti] = sampleClients;

/** A score below it is one to act on. */
const enough = 60;

/** Hours of the longest piece of work on a finding. */
const longest = Math.max(...openFindings.map(({hours}) => hours.provider + hours.client));

/** Two lines on each feature: what the sample clients have on it. */
function useFacts(): Record<FeatureId, readonly (readonly [name: string, value: string])[]> {
  const {number} = formats(useWordsLanguage(words));
  const {breach, campaigns, footprint, remediation, workspaces, advisor} = words.facts;
  const points = ({score}: {score: number}) => `${number(score)}/${number(100)}`;
  const work = (id: OpenFindingId) => {
    const {owner, hours} = openFindings.find((finding) => finding.id === id)!;
    return `${sampleReport.report.owners[owner]}, ${number(hours.provider + hours.client)} h`;
  };
  return {
    breach: [
      [breach.accounts, number(client.accounts.all)],
      [breach.leaked, number(client.accounts.leaked)],
    ],
    footprint: [
      [footprint.score, points(bianchi)],
      [footprint.open, number(bianchi.open)],
    ],
    remediation: keysOf(remediation).map((id) => [remediation[id], work(id)]),
    campaigns: [
      [campaigns.clients, number(sampleClients.length)],
      [campaigns.low(number(enough)), number(sampleClients.filter(({score}) => score < enough).length)],
    ],
    workspaces: [
      [workspaces.closed, number(closedFindings.length)],
      [workspaces.open, number(openFindings.length)],
    ],
    advisor: [
      [bianchi.name, advisor.first],
      [miramonti.name, advisor.second],
    ],
  };
}

/** Features as drawings of what is counted below: dots for what is in order, squares for what is not, as scans show them. */
const drawings: Record<FeatureId, ReactNode> = {
  breach: marks(client.accounts.all - client.accounts.leaked, client.accounts.leaked),
  campaigns: <Bars values={sampleClients.map(({score}) => score)} />,
  workspaces: marks(closedFindings.length, openFindings.length),
  footprint: <Bars values={scoreOn(reportDay).areas.map(({points}) => points)} />,
  remediation: <Bars values={openFindings.map(({hours}) => hours.provider + hours.client)} most={longest} />,
  advisor: marks(
    sampleClients.filter(({open}) => !open).length,
    sampleClients.filter(({open}) => open).length,
  ),
};

function marks(fine: number, open: number): ReactNode {
  return Array.from({length: fine + open}, (_, index) =>
    index < fine ? <i key={index} /> : <b key={index} />,
  );
}

interface BarsProps {
  values: readonly number[];
  /** The value of the longest bar that there can be. Without it values are points, and those below `enough` look it. */
  most?: number;
}

/** A bar for each value, side by side. */
function Bars({values, most}: BarsProps) {
  const path = (isDrawn: (value: number) => boolean) =>
    values
      .map((value, index) => {
        const height = Math.max(2, Math.round((40 * value) / (most ?? 100)));
        return isDrawn(value) ? `M${index * 28} 40v-${height}h22v${height}z` : '';
      })
      .join('');
  const isLow = (value: number) => most === undefined && value < enough;
  return (
    <svg viewBox={`0 0 ${values.length * 28} 40`}>
      <path d={path((value) => !isLow(value))} />
      <path d={path(isLow)} />
    </svg>
  );
}

/** What the platform does. */
export function Features() {
  const language = useWordsLanguage(words.compliance);
  const facts = useFacts();
  return (
    <Section id="features" tone="soft">
      <SectionHeading section="features" title={words.title} lede={words.lede} />
      <div className={`${styles.bento} points`}>
        <article className={styles.surface}>
          <div>
            <h3>{words.surface.title}</h3>
            <p>{words.surface.text}</p>
            <ArrowLink to={routes.solutions}>{words.action}</ArrowLink>
          </div>
          <ScanTimeline label={words.surface.scanLabel} checks={words.surface.checks} />
        </article>
        <article className={styles.compliance}>
          <h3>{words.compliance.title}</h3>
          <p>{words.compliance.text}</p>
          <ComplianceChart label={words.compliance.chartLabel} language={language} />
        </article>
        {keysOf(words.items).map((id) => (
          <article key={id}>
            <h3>{words.items[id].title}</h3>
            <p>{words.items[id].text}</p>
            <p className={styles.drawn} aria-hidden>
              {drawings[id]}
            </p>
            <dl className="amounts caption">
              {facts[id].map(([name, value]) => (
                <div key={name}>
                  <dt>{name}</dt>
                  <dd className="num">{value}</dd>
                </div>
              ))}
            </dl>
          </article>
        ))}
      </div>
    </Section>
  );
}
