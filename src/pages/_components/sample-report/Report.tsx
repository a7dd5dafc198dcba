import useBrokenLinks from '@docusaurus/useBrokenLinks';
import {useBaseUrlUtils} from '@docusaurus/useBaseUrl';
import {sampleReport as words} from '@content/sampleReport';
import SheetBrand from '@site/src/features/sheets/SheetBrand.island';
import {SampleMark} from '@site/src/site/SampleMark';
import {useWordsLanguage} from '@site/src/site/useWordsLanguage';
import {cardLook} from '@site/src/ui/Card';
import {Section, SectionHeading} from '@site/src/ui/Section';
import {sampleReport} from '@site/src/data/sampleReport';
import {reportSections, type ReportBlock} from '@site/src/features/sample-report/clientReport';
import {reportFile} from '@site/src/data/downloadName';
import {Block} from './Block';
import styles from './Report.module.css';

const {body, report} = words;

const isTitle = ({kind}: ReportBlock) => kind === 'title';

/** Blocks of a chapter. Those below each title are folded, except below the first title. */
function Folded({blocks}: {blocks: readonly ReportBlock[]}) {
  const starts = blocks.flatMap((block, index) => (isTitle(block) ? [index] : []));
  const blocksOf = (from: number, to?: number) =>
    blocks.slice(from, to).map((block, index) => <Block key={index} of={block} />);
  return (
    <>
      {blocksOf(0, starts[0])}
      {starts.map((start, index) => (
        <details key={start} open={index === 0}>
          <summary>
            <Block of={blocks[start]!} />
          </summary>
          {blocksOf(start + 1, starts[index + 1])}
        </details>
      ))}
    </>
  );
}

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
              {id === 'findings' ? (
                <Folded blocks={blocks} />
              ) : (
                blocks.map((block, index) => <Block key={index} of={block} />)
              )}
            </article>
          ))}
        </div>
      </div>
    </Section>
  );
}
