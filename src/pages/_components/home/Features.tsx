import type {ReactNode} from 'react';
import {home} from '@content/home';
import {sampleReport} from '@content/sampleReport';
import {ComplianceChart} from '@site/src/components/illustrations/ComplianceChart';
import {useWordsLanguage} from '@site/src/components/shell/useWordsLanguage';
import {ScanTimeline} from '@site/src/components/illustrations/ScanTimeline';
import {ArrowLink} from '@site/src/components/ui/ArrowLink';
import {Section, SectionHeading} from '@site/src/components/ui/Section';
import {sampleClients, scoreLimits} from '@site/src/data/sampleClients';
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
import {Bars, Marks} from './FeatureDrawing';
import styles from './Features.module.css';

const words = home.features;
const {report} = sampleReport;
type FeatureId = keyof typeof words.items;

const [bianchi] = sampleClients;

const {urgent} = scoreLimits;

/** Two lines on each feature: what the sample clients have on it. */
function useFacts(): Record<FeatureId, readonly (readonly [name: string, value: string])[]> {
  const {number} = formats(useWordsLanguage(words));
  const {breach, campaigns, footprint, remediation, workspaces, advisor} = words.facts;
  const points = ({score}: {score: number}) => `${number(score)}/${number(100)}`;
  const work = (id: OpenFindingId) => {
    const finding = openFindings.find((each) => each.id === id)!;
    return `${report.owners[finding.owner]}, ${report.hours(number(hoursOf(finding)))}`;
  };
  return {
    breach: [
      [breach.accounts, number(client.accounts.all)],
      [breach.leaked, number(client.accounts.leaked)],
    ],
    footprint: [
      [footprint.score, points(bianchi)],
      [footprint.low(number(urgent)), number(areas.filter(({points}) => points < urgent).length)],
    ],
    remediation: keysOf(remediation).map((id) => [remediation[id], work(id)]),
    campaigns: [
      [campaigns.clients, number(sampleClients.length)],
      [campaigns.low(number(urgent)), number(sampleClients.filter(({score}) => score < urgent).length)],
    ],
    workspaces: [
      [workspaces.closed, number(closedFindings.length)],
      [workspaces.open, number(openFindings.length)],
    ],
    advisor: [
      [advisor.suggested, number(suggested.length)],
      [bianchi.name, advisor.first],
    ],
  };
}

const {areas} = scoreOn(reportDay);
const suggested = sampleClients.filter(({open}) => open > 0);
const hoursOf = ({hours}: (typeof openFindings)[number]) => hours.provider + hours.client;

/** Features as drawings of what is said below. */
const drawings: Record<FeatureId, ReactNode> = {
  breach: <Marks fine={client.accounts.all - client.accounts.leaked} open={client.accounts.leaked} />,
  campaigns: <Bars values={sampleClients.map(({score}) => score)} low={urgent} most={100} />,
  workspaces: <Marks fine={closedFindings.length} open={openFindings.length} />,
  footprint: <Bars values={areas.map(({points}) => points)} low={urgent} most={100} />,
  remediation: <Bars values={openFindings.map(hoursOf)} most={Math.max(...openFindings.map(hoursOf))} />,
  advisor: <Marks fine={sampleClients.length - suggested.length} open={suggested.length} />,
};

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
