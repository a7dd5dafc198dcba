import {pricing} from '@content/pricing';
import {TableRegion} from '@site/src/components/reading/TableRegion';
import {BookingButton} from '@site/src/components/shell/BookingButton';
import {ContactButton} from '@site/src/components/shell/ContactLink';
import {useWordsLanguage} from '@site/src/components/shell/useWordsLanguage';
import {ArrowLink} from '@site/src/components/ui/ArrowLink';
import {Cluster} from '@site/src/components/ui/Cluster';
import {Section, SectionHeading} from '@site/src/components/ui/Section';
import {Split} from '@site/src/components/ui/Split';
import {firstYears} from '@site/src/data/firstOrder';
import {formats} from '@site/src/lib/format';
import amounts from './AmountTable.module.css';
import styles from './FirstOrder.module.css';

const words = pricing.finalCta;

export function FirstOrder() {
  const language = useWordsLanguage(words);
  const {eur} = formats(language);
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
          <TableRegion className={`${amounts.table} num`}>
            <caption>{words.order.caption}</caption>
            <thead>
              <tr>
                <th scope="col">{words.order.plan}</th>
                <th scope="col">{words.order.year}</th>
                <th scope="col">{words.order.setup}</th>
                <th scope="col">{words.order.total}</th>
              </tr>
            </thead>
            <tbody>
              {firstYears.map(({plan, year, setup, total}) => (
                <tr key={plan.id}>
                  <th scope="row">
                    {plan.name} {plan.freeTrial && <small>{words.order.trial}</small>}
                  </th>
                  <td>{eur(year)}</td>
                  <td>{eur(setup)}</td>
                  <td>
                    <b>{eur(total)}</b>
                  </td>
                </tr>
              ))}
            </tbody>
          </TableRegion>
          <ArrowLink to="#price-ruler">{words.order.ruler}</ArrowLink>
        </div>
      </Split>
    </Section>
  );
}
