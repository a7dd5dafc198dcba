import {useLanguage} from '@site/src/components/shell/LanguageContext';
import {sampleReport} from '@site/src/data/sampleReport';
import {formats} from '@site/src/lib/format';
import {reportDay, scoreOn} from '@site/src/lib/securityScore';
import styles from './ReportFan.module.css';

interface ReportFanProps {
  /** Headings of the sheets, the cover first. */
  sheets: readonly string[];
  /**
   * Address of the report, or its place on the page, and what the picture shows and where it leads, for people who do not
   * see it. Without it the picture goes with a text that says both.
   */
  link?: {to: string; label: string};
}

/** Pages of the sample report that spread out as they come into view; a link to the report, if told. */
export function ReportFan({sheets, link}: ReportFanProps) {
  const {number} = formats(useLanguage().textLanguage);
  const papers = sheets.map((title, index) => (
    <span key={title}>
      <b>{title}</b>
      {index === 0 && (
        <>
          <small>{sampleReport.client.name}</small>
          <em className="num">
            {number(scoreOn(reportDay).score)}
            <small>{`/${number(100)}`}</small>
          </em>
        </>
      )}
    </span>
  ));
  return link ? (
    <a href={link.to} aria-label={link.label} className={styles.fan}>
      {papers}
    </a>
  ) : (
    <div aria-hidden className={styles.fan}>
      {papers}
    </div>
  );
}
