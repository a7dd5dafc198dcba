import {sampleReport as words} from '@content/sampleReport';
import {ReportFan} from '@site/src/features/illustrations/ReportFan';
import {DownloadButton} from '@site/src/ui/DownloadButton';
import {PageHero} from '@site/src/features/sections/PageHero';
import {SampleMark} from '@site/src/site/SampleMark';
import {sampleReport} from '@site/src/data/sampleReport';
import {routes} from '@site/src/data/routes';
import {reportFile} from '@site/src/data/downloadName';
import styles from './Hero.module.css';

const {hero, crumb} = words;

export function Hero() {
  return (
    <PageHero
      below={[{name: crumb, path: routes.sampleReport}]}
      title={hero.title}
      lede={hero.lede}
      actions={<DownloadButton branded path={reportFile} label={hero.download} variant="primary" />}
      note={
        <p className="caption">
          {hero.note}
          <SampleMark of={sampleReport} />
        </p>
      }
    >
      <ReportFan className={styles.spreads} link={{to: '#report', label: hero.fan}} />
    </PageHero>
  );
}
