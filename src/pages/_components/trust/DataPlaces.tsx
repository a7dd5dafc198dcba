import {trust} from '@content/trust';
import {DataTable} from '@site/src/features/reading/DataTable';
import {ExternalLink} from '@site/src/site/ExternalLink';
import {SampleMark} from '@site/src/site/SampleMark';
import {useWordsLanguage} from '@site/src/site/useWordsLanguage';
import {ArrowLink} from '@site/src/ui/ArrowLink';
import {Section} from '@site/src/ui/Section';
import {brand} from '@site/src/data/brand';
import {dataProcessing} from '@site/src/data/legal';
import {routes} from '@site/src/data/routes';
import {subProcessors} from '@site/src/data/subProcessors';
import {linkIn} from '@site/src/lib/linkIn';
import {countryNames} from '@site/src/lib/thirdParties';
import styles from './trust.module.css';

const words = trust.data;

export function DataPlaces() {
  const language = useWordsLanguage(words);
  return (
    <Section id="data" title={words.title} lede={words.lede}>
      <div className={styles.stack}>
        <DataTable
          className={styles.table}
          caption={words.list}
          columns={[words.columns.name, words.columns.purpose, words.columns.countries]}
          rows={subProcessors.map((company) => ({
            key: company.id,
            cells: [
              <>
                {company.name}
                <SampleMark of={company} />
              </>,
              words.purposes[company.id],
              countryNames(language, company.countries),
            ],
          }))}
        />
        <p>
          {words.change(dataProcessing.subProcessorNoticeDays)}{' '}
          <ExternalLink href={linkIn(brand.legal.links.subProcessors, language)}>{words.list}</ExternalLink>
        </p>
        <ArrowLink to={routes.dpa}>{words.agreement}</ArrowLink>
      </div>
    </Section>
  );
}
