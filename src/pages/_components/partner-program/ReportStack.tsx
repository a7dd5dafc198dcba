import {BrandSwatches} from '@site/src/features/rebrand/BrandChoice';
import {ComplianceChart} from '@site/src/features/illustrations/ComplianceChart';
import {sampleBrands} from '@site/src/data/sampleBrands';
import {Sign} from '@site/src/features/illustrations/Sign';
import {Card} from '@site/src/ui/Card';
import {BrandForm, OwnFields} from '@site/src/features/rebrand/BrandForm';
import {Invoice} from './Invoice';
import styles from './ReportStack.module.css';

const idPrefix = 'wear';

interface ReportStackProps {
  label: string;
  title: string;
  client: string;
  chart: string;
  own: Record<'label' | 'samples', string>;
  language: string;
}

/**
 * One report in front of two others, each with the brand of a sample partner. Fields apply the visitor's own brand to
 * the first one and to all pages. Choosing a sample brand, or clicking its paper, applies that. The last partner
 * replaces the one already in front. Beside it is the matching invoice.
 */
export function ReportStack({label, title, client, chart, own, language}: ReportStackProps) {
  return (
    <BrandForm className={styles.brands}>
      <div className={styles.papers}>
        <figure className={styles.stack} aria-label={label}>
          {sampleBrands.map(({id, name, colour}, index) => (
            // The first may have the visitor's own brand (`src/features/rebrand/visitStyle.ts`).
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
              {/* The whole paper is the button's label. */}
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
    </BrandForm>
  );
}
