import {pricing} from '@content/pricing';
import {DataTable} from '@site/src/features/reading/DataTable';
import {BookingButton} from '@site/src/site/BookingButton';
import {ContactButton} from '@site/src/site/ContactLink';
import {useFormats} from '@site/src/site/useFormats';
import {ArrowLink} from '@site/src/ui/ArrowLink';
import {Cluster} from '@site/src/ui/Cluster';
import {Section, SectionHeading} from '@site/src/ui/Section';
import {Split} from '@site/src/ui/Split';
import {firstYears} from '@site/src/data/firstOrder';
import amounts from './AmountTable.module.css';
import styles from './FirstOrder.module.css';

const words = pricing.finalCta;

export function FirstOrder() {
  const {eur} = useFormats(words);
  return (
    <Section id="start" tone="soft">
      <Split first={1.1} align="end">
        <div className={styles.offer}>
          <SectionHeading section="start" title={words.title} lede={words.text} />
          <Cluster>
            <BookingButton>{words.primary}</BookingButton>
            <ContactButton variant="secondary">{words.secondary}</ContactButton>
          </Cluster>
        </div>
        <div>
          <DataTable
            className={`${amounts.table} num`}
            caption={words.order.caption}
            columns={[words.order.plan, words.order.year, words.order.setup, words.order.total]}
            rows={firstYears.map(({plan, year, setup, total}) => ({
              key: plan.id,
              cells: [
                <>
                  {plan.name} {plan.freeTrial && <small>{words.order.trial}</small>}
                </>,
                eur(year),
                eur(setup),
                <b key="total">{eur(total)}</b>,
              ],
            }))}
          />
          <ArrowLink to="#price-ruler">{words.order.ruler}</ArrowLink>
        </div>
      </Split>
    </Section>
  );
}
