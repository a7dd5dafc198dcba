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
  sampleReport as reportData,
  surfaceChecks,
} from '@site/src/data/sampleReport';
import {formats, shortMoment} from '@site/src/lib/format';
import {reportDay, scoreOn} from '@site/src/lib/securityScore';
import {routes} from '@site/src/data/routes';
import {keysOf} from '@site/src/lib/keysOf';
import {Mark, Marks} from './FeatureDrawing';
import styles from './Features.module.css';

const words = home.features;
const {report} = sampleReport;
type FeatureId = keyof typeof words.items;

/** A line of the product: what it is about, what it says of it, and, where marks are drawn, whether that is in order. */
type Line = readonly [name: string, value: string, fine?: boolean];

const {accounts} = reportData;
const {areas} = scoreOn(reportDay);
const [worst] = openFindings;
const suggested = sampleClients.filter(({open}) => open > 0);
/** The clients of the campaign that come first: those with something to do. */
const campaign = sampleClients.filter(({score}) => score < scoreLimits.toDo);

/** What is drawn as marks, with the numbers of the lines below them. */
const marks: {readonly [id in FeatureId]?: {fine: number; open: number}} = {
  breach: {fine: accounts.all - accounts.leaked, open: accounts.leaked},
  workspaces: {fine: closedFindings.length, open: openFindings.length},
};

/** What the product shows of each feature, from the sample clients; the campaign is drawn. */
function useLines(language: string): Record<Exclude<FeatureId, 'campaigns'>, readonly Line[]> {
  const {number} = formats(language);
  const {breach, footprint, remediation, workspaces, advisor} = words.facts;
  const work = (id: OpenFindingId) => {
    const {owner, hours} = openFindings.find((each) => each.id === id)!;
    return `${report.owners[owner]}, ${report.hours(number(hours.provider + hours.client))}`;
  };
  const by = (id: OpenFindingId) =>
    remediation.by(shortMoment(language, openFindings.find((each) => each.id === id)!.due));
  return {
    breach: [
      [breach.safe, number(accounts.all - accounts.leaked), true],
      [breach.leaked, number(accounts.leaked), false],
    ],
    footprint: keysOf(footprint).map((id) => {
      const {points} = areas.find((area) => area.id === id)!;
      return [footprint[id], `${number(points)}/${number(100)}`, points >= scoreLimits.urgent];
    }),
    remediation: keysOf(remediation.tasks).map((id) => [`${remediation.tasks[id]}, ${by(id)}`, work(id)]),
    workspaces: [
      [workspaces.closed, number(closedFindings.length), true],
      [workspaces.open, number(openFindings.length), false],
    ],
    advisor: [
      [sampleClients[0].name, advisor.first],
      [advisor.suggested, `${number(suggested.length)}/${number(sampleClients.length)}`],
    ],
  };
}

/** What the platform does. */
export function Features() {
  const language = useWordsLanguage(words);
  const {number} = formats(language);
  const lines = useLines(language);
  return (
    <Section id="features" tone="soft">
      <SectionHeading section="features" title={words.title} lede={words.lede} />
      <div className={`${styles.bento} points`}>
        <article className={styles.surface}>
          <div>
            <h3>{words.surface.title}</h3>
            <p>{words.surface.text}</p>
            <ArrowLink to={routes.solutions}>{words.action}</ArrowLink>
            <dl className="amounts caption">
              <div>
                <dt>{reportData.client.name}</dt>
                <dd>{report.findings.items[worst.id].title}</dd>
              </div>
              <div>
                <dt>{words.surface.found(shortMoment(language, reportData.alarm.seen))}</dt>
                <dd>{words.surface.due(shortMoment(language, worst.due))}</dd>
              </div>
            </dl>
          </div>
          <ScanTimeline
            label={words.surface.scanLabel}
            checks={surfaceChecks}
            names={words.surface.names}
            states={words.surface.states}
          />
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
            {marks[id] && (
              <p className={styles.marks} aria-hidden>
                <Marks {...marks[id]} />
              </p>
            )}
            {id === 'campaigns' ? (
              <ComplianceChart
                label={words.facts.campaigns}
                language={language}
                rows={campaign.map(({name, score}) => ({
                  name,
                  percent: score,
                  value: `${number(score)}/${number(100)}`,
                }))}
              />
            ) : (
              <dl className="amounts caption">
                {lines[id].map(([name, value, fine]) => (
                  <div key={name}>
                    <dt>
                      {fine !== undefined && <Mark fine={fine} />}
                      {name}
                    </dt>
                    <dd className="num">{value}</dd>
                  </div>
                ))}
              </dl>
            )}
          </article>
        ))}
      </div>
    </Section>
  );
}
