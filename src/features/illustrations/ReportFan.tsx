import clsx from 'clsx';
import {sampleReport as words} from '@content/sampleReport';
import {useWordsLanguage} from '@site/src/site/useWordsLanguage';
import {sampleReport} from '@site/src/data/sampleReport';
import {formats} from '@site/src/data/format';
import {reportDay, scoreOn} from '@site/src/data/securityScore';
import {ComplianceChart} from './ComplianceChart';
import styles from './ReportFan.module.css';

interface ReportFanProps {
  /** URL or anchor of the report, with the link's accessible name. Without it, the text beside the picture has both. */
  link?: {to: string; label: string};
  className?: string;
}

/** Cover of the sample report on two fanned sheets. With `link`, it links to the report. */
export function ReportFan({link, className}: ReportFanProps) {
  const language = useWordsLanguage(words);
  const {number} = formats(language);
  const papers = (
    <>
      <div>
        <b>{words.report.title}</b>
        <small>{sampleReport.client.name}</small>
        <ComplianceChart language={language} />
        <em className="num">
          {number(scoreOn(reportDay).score)}/{number(100)}
        </em>
      </div>
      <div />
      <div />
    </>
  );
  return link ? (
    <a href={link.to} aria-label={link.label} className={clsx(styles.fan, className)}>
      {papers}
    </a>
  ) : (
    <div aria-hidden className={clsx(styles.fan, className)}>
      {papers}
    </div>
  );
}
