import {brandPreview as words} from '@content/brandPreview';
import {samplePortfolio} from '@site/src/data/sampleClients';
import {sampleTrend} from '@site/src/data/sampleTrend';
import {monthName} from '@site/src/lib/format';
import {hostOf, hostPart, initialOf} from '@site/src/data/brandName';
import {keysOf} from '@site/src/lib/keysOf';
import {ComplianceChart, DashboardScreen} from '../illustrations';
import {useWordsLanguage} from '../../site/useWordsLanguage';
import {Card} from '../../ui/Card';
import {Grid} from '../../ui/Grid';
import styles from './PreviewStage.module.css';

/** Logo, or the first letter of the name. The name is beside it. */
function Sign({name, logo}: {name: string; logo: string | undefined}) {
  return logo ? (
    <img className={styles.logo} src={logo} alt="" />
  ) : (
    <span className={styles.sign} aria-hidden>
      {initialOf(name)}
    </span>
  );
}

interface PreviewStageProps {
  /** Company name; empty shows the placeholder. */
  name: string;
  logo: string | undefined;
}

export function PreviewStage({name, logo}: PreviewStageProps) {
  const shown = name || words.placeholder;
  const host = hostOf(hostPart(shown) ? shown : words.placeholder);
  const sign = <Sign name={shown} logo={logo} />;
  const {dashboard, report, signIn} = words;
  const language = useWordsLanguage(report);
  const [from, to] = sampleTrend.averageScore.map(
    (value, at) => `${monthName(language, sampleTrend.months[at as 0 | 1], 'short')} ${value}`,
  );
  return (
    <Grid columns={2} className={styles.stage}>
      <figure className={styles.dashboard}>
        <Card className={styles.window}>
          <div className={styles.top}>
            {sign}
            <b>{shown}</b>
            <span className={styles.button}>{dashboard.action}</span>
          </div>
          <DashboardScreen
            {...dashboard}
            axis={[from!, dashboard.trend, to!]}
            tiles={keysOf(dashboard.tiles).map((id) => ({
              name: dashboard.tiles[id],
              value: String(samplePortfolio[id]),
            }))}
          />
        </Card>
        <figcaption>{dashboard.caption}</figcaption>
      </figure>
      <figure>
        <Card className={styles.paper}>
          <div className={styles.cover}>
            {sign}
            <b>{shown}</b>
          </div>
          <div className={styles.text}>
            <p className={styles.title}>{report.title}</p>
            <p>{report.client}</p>
            <ComplianceChart label={report.chart} language={language} />
            <p className={styles.contact}>
              {report.by} <span>security@{host.slice(host.indexOf('.') + 1)}</span>
            </p>
          </div>
        </Card>
        <figcaption>{report.caption}</figcaption>
      </figure>
      <figure>
        <Card className={styles.window}>
          <p className={styles.address}>
            <span>{host}</span>
          </p>
          <div className={styles.signIn}>
            {sign}
            <p className={styles.title}>
              {signIn.title} {shown}
            </p>
            <span className={styles.field}>{signIn.email}</span>
            <span className={styles.field}>{signIn.password}</span>
            <span className={styles.button}>{signIn.action}</span>
          </div>
        </Card>
        <figcaption>{signIn.caption}</figcaption>
      </figure>
    </Grid>
  );
}
