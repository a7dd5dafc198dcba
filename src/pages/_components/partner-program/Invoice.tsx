import Link from '@docusaurus/Link';
import {partnerProgram} from '@content/partnerProgram';
import {Sign} from '@site/src/features/illustrations/Sign';
import {useFormats} from '@site/src/site/useFormats';
import {Card} from '@site/src/ui/Card';
import {Facts} from '@site/src/ui/Facts';
import {routes} from '@site/src/data/routes';
import {sampleBrands} from '@site/src/data/sampleBrands';
import {sampleInvoice} from '@site/src/data/sampleInvoice';
import styles from './ReportStack.module.css';

const words = partnerProgram.reports.invoice;
const [{name}] = sampleBrands;
const {price, plan, own, kept} = sampleInvoice;

export function Invoice() {
  const {eurAndCents} = useFormats(partnerProgram.reports);
  return (
    <Card className={`${styles.sheet} ${styles.invoice}`}>
      <p className="signed" data-mark="">
        <Sign name={name} />
        <b>{name}</b>
      </p>
      <p className={styles.title}>{words.title}</p>
      <p className="caption">{words.client}</p>
      <Facts num className="amounts" of={[[words.service, eurAndCents(price)]]} />
      <p className={`${styles.stub} caption`}>{words.stub}</p>
      <Facts
        num
        className="amounts"
        of={[
          [words.plan, eurAndCents(-plan)],
          [words.own, eurAndCents(-own)],
          [words.kept, eurAndCents(kept)],
        ]}
      />
      <Link to={`${routes.guidePricing}#calculate-your-floor`} className="caption">
        {words.source}
      </Link>
    </Card>
  );
}
