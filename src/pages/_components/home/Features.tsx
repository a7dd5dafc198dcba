import {home} from '@content/home';
import {ComplianceChart} from '@site/src/components/illustrations/ComplianceChart';
import {useWordsLanguage} from '@site/src/components/shell/useWordsLanguage';
import {ArrowLink} from '@site/src/components/ui/ArrowLink';
import {Grid} from '@site/src/components/ui/Grid';
import {Section, SectionHeading} from '@site/src/components/ui/Section';
import {sampleCampaign} from '@site/src/data/sampleCampaign';
import {sampleClients, scoreLimits} from '@site/src/data/sampleClients';
import {sampleReport as reportData} from '@site/src/data/sampleReport';
import {formats} from '@site/src/lib/format';
import {reportDay, scoreOn} from '@site/src/lib/securityScore';
import {routes} from '@site/src/data/routes';
import {keysOf} from '@site/src/lib/keysOf';
import {ClientScreen} from './ClientScreen';
import {Mark, Marks} from './FeatureDrawing';
import styles from './Features.module.css';

const words = home.features;

/** A line of the product: what it is about, what it says of it, and, where marks are drawn, whether that is in order. */
type Line = readonly [name: string, value: string, fine?: boolean];

const {accounts} = reportData;
const {areas} = scoreOn(reportDay);
const suggested = sampleClients.filter(({open}) => open > 0);

/** What the product shows of each feature, from the sample clients; the campaign is drawn. */
function useLines(language: string): Record<Exclude<keyof typeof words.items, 'campaigns'>, readonly Line[]> {
  const {number} = formats(language);
  const {breach, footprint, advisor} = words.facts;
  return {
    breach: [
      [breach.safe, number(accounts.all - accounts.leaked), true],
      [breach.leaked, number(accounts.leaked), false],
    ],
    footprint: keysOf(footprint).map((id) => {
      const {points} = areas.find((area) => area.id === id)!;
      return [footprint[id], `${number(points)}/${number(100)}`, points >= scoreLimits.urgent];
    }),
    advisor: [
      [sampleClients[0].name, advisor.first],
      [advisor.suggested, `${number(suggested.length)}/${number(sampleClients.length)}`],
    ],
  };
}

/** What the platform does: what one client's screen shows at a glance, then what else there is. */
export function Features() {
  const language = useWordsLanguage(words);
  const {number} = formats(language);
  const lines = useLines(language);
  return (
    <Section id="features" tone="soft" className={styles.features}>
      <SectionHeading section="features" title={words.title} lede={words.lede} />
      <Grid columns={4} className={`${styles.shown} points`}>
        {keysOf(words.shown).map((id) => (
          <article key={id}>
            <h3>{words.shown[id].title}</h3>
            <p>{words.shown[id].text}</p>
          </article>
        ))}
      </Grid>
      <ClientScreen {...words.screen} language={language} />
      <Grid columns={4} className={`${styles.more} points`}>
        {keysOf(words.items).map((id) => (
          <article key={id}>
            <h3>{words.items[id].title}</h3>
            <p>{words.items[id].text}</p>
            {id === 'breach' && (
              <p className={styles.marks} aria-hidden>
                <Marks fine={accounts.all - accounts.leaked} open={accounts.leaked} />
              </p>
            )}
            {id === 'campaigns' ? (
              <ComplianceChart
                label={words.facts.campaigns.label}
                language={language}
                rows={keysOf(words.facts.campaigns.rows).map((id) => ({
                  name: words.facts.campaigns.rows[id],
                  percent: (100 * sampleCampaign[id]) / sampleCampaign.sent,
                  value: number(sampleCampaign[id]),
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
      </Grid>
      <ArrowLink to={routes.solutions}>{words.action}</ArrowLink>
    </Section>
  );
}
