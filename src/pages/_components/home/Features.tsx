import {home} from '@content/home';
import {sampleReport as reportWords} from '@content/sampleReport';
import {useWordsLanguage} from '@site/src/site/useWordsLanguage';
import {ArrowLink} from '@site/src/ui/ArrowLink';
import {Grid} from '@site/src/ui/Grid';
import {Section} from '@site/src/ui/Section';
import {sampleCampaign} from '@site/src/data/sampleCampaign';
import {sampleClients} from '@site/src/data/sampleClients';
import {sampleCompliance} from '@site/src/data/sampleCompliance';
import {openFindings, sampleReport} from '@site/src/data/sampleReport';
import {formats} from '@site/src/data/format';
import {reportDay, scoreOn} from '@site/src/data/securityScore';
import {routes} from '@site/src/data/routes';
import {keysOf} from '@site/src/lib/keysOf';
import {ClientScreen} from './ClientScreen';
import styles from './Features.module.css';

const words = home.features;

const {accounts} = sampleReport;
const {score, areas} = scoreOn(reportDay);
const perimeter = areas.find(({id}) => id === 'perimeter')!;
const work = openFindings.reduce((sum, {hours}) => sum + hours.provider + hours.client, 0);
const suggested = sampleClients.filter(({open}) => open > 0);

/** What the product shows of each feature, from the sample clients. */
function useFigures(language: string): Record<keyof typeof words.items, string> {
  const {number, percent} = formats(language);
  const of = (part: number, all: number) => `${number(part)}/${number(all)}`;
  return {
    surface: number(openFindings.length),
    compliance: percent(sampleCompliance[0]!.percent),
    remediation: reportWords.report.hours(number(work)),
    workspaces: of(score, 100),
    breach: of(accounts.leaked, accounts.all),
    campaigns: of(sampleCampaign.answered, sampleCampaign.sent),
    footprint: of(perimeter.points, 100),
    advisor: of(suggested.length, sampleClients.length),
  };
}

/** What the platform does: one client's screen, then each feature with a figure of the same client or its neighbours. */
export function Features() {
  const language = useWordsLanguage(words);
  const figures = useFigures(language);
  return (
    <Section id="features" tone="soft" title={words.title} lede={words.lede}>
      <ClientScreen {...words.screen} language={language} />
      <Grid columns={4} className={`${styles.items} points`}>
        {keysOf(words.items).map((id) => (
          <article key={id}>
            <h3>{words.items[id].title}</h3>
            <p>{words.items[id].text}</p>
            <p className="caption num">
              <b>{figures[id]}</b> {words.items[id].figure}
            </p>
          </article>
        ))}
      </Grid>
      <ArrowLink to={routes.solutions}>{words.action}</ArrowLink>
    </Section>
  );
}
