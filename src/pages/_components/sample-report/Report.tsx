import useBrokenLinks from '@docusaurus/useBrokenLinks';
import {useBaseUrlUtils} from '@docusaurus/useBaseUrl';
import {sampleReport as words} from '@content/sampleReport';
import SheetBrand from '@site/src/features/sheets/SheetBrand.island';
import {SampleMark} from '@site/src/site/SampleMark';
import {useWordsLanguage} from '@site/src/site/useWordsLanguage';
import {cardLook} from '@site/src/ui/Card';
import {Section, SectionHeading} from '@site/src/ui/Section';
import {sampleReport} from '@site/src/data/sampleReport';
import {reportSections} from '@site/src/features/sample-report/clientReport';
import {reportFile} from '@site/src/data/downloadName';
import {Block} from './Block';
import styles from './Report.module.css';

const {body, report} = words;

export function Report() {
  const language = useWordsLanguage(report);
  const {withBaseUrl} = useBaseUrlUtils();
  const sections = reportSections(report, language);
  const brokenLinks = useBrokenLinks();
  sections.forEach(({id}) => brokenLinks.collectAnchor(id));
  return (
    <Section id="report" tone="soft">
      <SectionHeading
        section="report"
        title={`${report.title} ${report.client(sampleReport.client.name)}`}
        near
      >
        <p>
          {report.sample}
          <SampleMark of={sampleReport} />
        </p>
      </SectionHeading>
      <div className={styles.layout}>
        <nav aria-label={body.contents} className={`${styles.contents} screenOnly`}>
          <ol>
            {sections.map(({id, title}) => (
              <li key={id}>
                <a href={`#${id}`}>{title}</a>
              </li>
            ))}
          </ol>
          <details className="scriptOnly">
            <summary>{body.brand}</summary>
            <SheetBrand when="intent" files={[{name: body.pdf, href: withBaseUrl(reportFile)}]} />
          </details>
        </nav>
        {/* Excluded from search: findings of an invented client do not answer queries. */}
        <div data-article="omit">
          {sections.map(({id, title, blocks}) => (
            <article
              key={id}
              id={id}
              aria-labelledby={`${id}-title`}
              className={cardLook({className: styles.sheet})}
            >
              <h2 id={`${id}-title`}>{title}</h2>
              {blocks.map((block, index) => (
                <Block key={index} of={block} />
              ))}
            </article>
          ))}
        </div>
      </div>
    </Section>
  );
}
