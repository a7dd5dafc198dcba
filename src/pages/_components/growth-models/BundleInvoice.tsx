import type {growthModels} from '@content/growthModels';
import {Card} from '@site/src/ui/Card';
import styles from './BundleInvoice.module.css';

type BundleInvoiceProps = typeof growthModels.telco.case.invoice & {company: string};

/** Amounts are bars, because the operator sets them. */
export function BundleInvoice({label, title, lines, company}: BundleInvoiceProps) {
  return (
    <figure className={styles.desk} aria-label={label}>
      <Card className={styles.invoice}>
        <p>
          <b>{company}</b>
          <span>{title}</span>
        </p>
        <ul>
          {lines.map((line) => (
            <li key={line}>
              {line}
              <i aria-hidden />
            </li>
          ))}
        </ul>
      </Card>
    </figure>
  );
}
