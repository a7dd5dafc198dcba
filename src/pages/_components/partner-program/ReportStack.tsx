import {BrandSwatches} from '@site/src/components/illustrations/BrandChoice';
import {ComplianceChart} from '@site/src/components/illustrations/ComplianceChart';
import {sampleBrands} from '@site/src/data/sampleBrands';
import {Sign} from '@site/src/components/illustrations/Sign';
import {Card} from '@site/src/components/ui/Card';
import {BrandForm, OwnFields} from '@site/src/components/illustrations/BrandForm';
import {Invoice} from './Invoice';
import styles from './ReportStack.module.css';

const idPrefix = 'wear';

interface ReportStackProps {
  /** What the picture shows, for people who do not see it. */
  label: string;
  title: string;
  client: string;
  /** Names the chart in the report. */
  chart: string;
  /** Names the fields for the visitor's own brand, and the choice of sample brands. */
  own: Record<'label' | 'samples', string>;
  /** What the papers show and the smallest plan may not have. */
  later: string;
  /** Language of the words around it. */
  language: string;
}

/**
 * One report on top of two others, each under the brand of another sample partner, with fields that put the visitor's own on
 * the first and on all pages, and a choice that puts theirs there: a press on a paper makes it, too. The last partner stands
 * in for the one that lies on top already. Beside it the invoice that goes with the report.
 */
export function ReportStack({label, title, client, chart, own, later, language}: ReportStackProps) {
  return (
    <BrandForm className={styles.brands}>
      <div className={styles.papers}>
        <figure className={styles.stack} aria-label={label}>
          {sampleBrands.map(({id, name, colour}, index) => (
            // The first may be the visitor's own (`src/lib/visitStyle.ts`).
            <Card
              key={id}
              className={styles.sheet}
              style={index > 0 ? {'--brand': colour} : undefined}
              aria-hidden={index > 0}
            >
              <p className="signed" data-mark={index === 0 ? '' : undefined}>
                <Sign name={name} />
                <b>{name}</b>
              </p>
              {/* All of the paper belongs to its button. */}
              {/* eslint-disable-next-line jsx-a11y/label-has-associated-control -- the button has its name already: words would say it twice */}
              <label htmlFor={`${idPrefix}-${index}`} />
              {index === 0 && (
                <>
                  <p className={styles.title}>{title}</p>
                  <p className="caption">{client}</p>
                  <ComplianceChart label={chart} language={language} />
                </>
              )}
            </Card>
          ))}
        </figure>
        <Invoice />
      </div>
      <OwnFields label={own.label} />
      <BrandSwatches legend={own.samples} idPrefix={idPrefix} />
      <p className="caption">{later}</p>
    </BrandForm>
  );
}
