import useBaseUrl from '@docusaurus/useBaseUrl';
import {trust} from '@content/trust';
import {DataTable} from '@site/src/features/reading/DataTable';
import {useWordsLanguage} from '@site/src/site/useWordsLanguage';
import {ScanResult} from '@site/src/features/own-scan/ScanResult';
import {Facts} from '@site/src/ui/Facts';
import {Fold} from '@site/src/ui/Fold';
import {Section} from '@site/src/ui/Section';
import {
  openPoints,
  qualityChecks,
  scanFigures,
  securityChecks,
  type ScanCheck,
  type ScanPlace,
} from '@site/src/data/ownScan';
import {routes} from '@site/src/data/routes';
import {longDate} from '@site/src/lib/format';
import styles from './trust.module.css';

const words = trust.scan;

function Results({names}: {names: readonly (readonly [ScanPlace, string])[]}) {
  return (
    <Facts
      className={styles.figures}
      of={names.map(([place, name]) => [name, <ScanResult key={place} of={place} />])}
    />
  );
}

function Checks({title, checks}: {title: string; checks: readonly ScanCheck[]}) {
  return (
    <DataTable
      className={styles.table}
      caption={title}
      columns={[words.columns.check, words.columns.result]}
      rows={checks.map((check) => ({
        key: check,
        cells: [words.checks[check], <ScanResult key={check} of={check} />],
      }))}
    />
  );
}

export function OwnScan() {
  const language = useWordsLanguage(words);
  const data = useBaseUrl(`${routes.trust}/scan.json`);
  const {openColumns, security, quality} = words;
  return (
    <Section id="scan" title={words.title} lede={words.lede}>
      <div className={styles.stack}>
        <Results
          names={[
            ['security', security],
            ['quality', quality],
            ['day', words.day],
          ]}
        />
        <DataTable
          className={styles.table}
          caption={words.openTitle}
          columns={[openColumns.point, openColumns.owner, openColumns.since, openColumns.due]}
          rows={openPoints.map(({id, owner, since, due}) => ({
            key: id,
            cells: [words.open[id], words.owners[owner], longDate(language, since), longDate(language, due)],
          }))}
        />
        <Fold title={words.checksTitle}>
          <Checks title={security} checks={securityChecks} />
          <Checks title={quality} checks={qualityChecks} />
          <Results names={scanFigures.map((figure) => [figure, words.figures[figure]])} />
        </Fold>
        <p>
          {words.tls} <a href={data}>{words.data}</a>
        </p>
      </div>
    </Section>
  );
}
