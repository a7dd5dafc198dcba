import useBaseUrl from '@docusaurus/useBaseUrl';
import {trust} from '@content/trust';
import {DataTable} from '@site/src/features/reading/DataTable';
import {useWordsLanguage} from '@site/src/site/useWordsLanguage';
import {ScanResult} from '@site/src/features/own-scan/ScanResult';
import {Facts} from '@site/src/ui/Facts';
import {Section} from '@site/src/ui/Section';
import {openPoints, scanChecks, scanFigures} from '@site/src/data/ownScan';
import {routes} from '@site/src/data/routes';
import {longDate} from '@site/src/lib/format';
import styles from './trust.module.css';

const words = trust.scan;

function Figures() {
  const figures = [
    ['day', words.day],
    ['score', words.score],
    ...scanFigures.map((figure) => [figure, words.figures[figure]] as const),
  ] as const;
  return (
    <Facts
      className={styles.figures}
      of={figures.map(([place, name]) => [name, <ScanResult key={place} of={place} />])}
    />
  );
}

export function OwnScan() {
  const language = useWordsLanguage(words);
  const data = useBaseUrl(`${routes.trust}/scan.json`);
  const {openColumns} = words;
  return (
    <Section id="scan" space="tight" title={words.title} lede={words.lede}>
      <div className={styles.stack}>
        <Figures />
        <DataTable
          className={styles.table}
          caption={words.checksTitle}
          columns={[words.columns.check, words.columns.result]}
          rows={scanChecks.map((check) => ({
            key: check,
            cells: [words.checks[check], <ScanResult key={check} of={check} />],
          }))}
        />
        <p>
          {words.tls} <a href={data}>{words.data}</a>
        </p>
        <DataTable
          className={styles.table}
          caption={words.openTitle}
          columns={[openColumns.point, openColumns.owner, openColumns.since, openColumns.due]}
          rows={openPoints.map(({id, owner, since, due}) => ({
            key: id,
            cells: [words.open[id], words.owners[owner], longDate(language, since), longDate(language, due)],
          }))}
        />
      </div>
    </Section>
  );
}
