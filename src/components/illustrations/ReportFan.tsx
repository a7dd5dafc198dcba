import {useLanguage} from '@site/src/components/shell/LanguageContext';
import {sampleReport} from '@site/src/data/sampleReport';
import {formats} from '@site/src/lib/format';
import {reportDay, scoreOn} from '@site/src/lib/securityScore';
import styles from './ReportFan.module.css';

interface ReportFanProps {
  /** What the picture shows and where it leads, for people who do not see it. */
  label: string;
  /** Headings of the sheets, the cover first. */
  sheets: readonly string[];
  /** Address of the report, or its place on the page. */
  to: string;
}

/** Pages of the sample report that spread out as they come into view; a link to the report. */
export function ReportFan({label, sheets, to}: ReportFanProps) {
  const {number} = formats(useLanguage().textLanguage);
  return (
    <a href={to} aria-label={label} className={styles.fan}>
      {sheets.map((title, index) => (
        <span key={title}>
          <b>{title}</b>
          {index === 0 && (
            <>
              <small>{sampleReport.client.name}</small>
              <em className="num">{number(scoreOn(reportDay).score)}</em>
            </>
          )}
        </span>
      ))}
    </a>
  );
}
