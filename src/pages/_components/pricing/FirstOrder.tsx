import {pricing} from '@content/pricing';
import {BookingButton} from '@site/src/components/shell/BookingButton';
import {ContactButton} from '@site/src/components/shell/ContactLink';
import {useWordsLanguage} from '@site/src/components/shell/useWordsLanguage';
import {Cluster} from '@site/src/components/ui/Cluster';
import {Section, SectionHeading} from '@site/src/components/ui/Section';
import {Split} from '@site/src/components/ui/Split';
import {firstOrder} from '@site/src/data/firstOrder';
import {formats} from '@site/src/lib/format';
import styles from './FirstOrder.module.css';

const words = pricing.finalCta;

/** Last call to action of the page: the plan that can be tried, and all that its first year costs. */
export function FirstOrder() {
  const language = useWordsLanguage(words);
  const {eur} = formats(language);
  const lines = firstOrder
    ? [
        {name: words.order.trial, amount: firstOrder.trial},
        {name: words.order.year, amount: firstOrder.year},
        ...(firstOrder.setup > 0 ? [{name: words.order.setup, amount: firstOrder.setup}] : []),
        {name: words.order.total, amount: firstOrder.total},
      ]
    : [];
  return (
    <Section id="start" tone="soft">
      <Split first={1.3} align="end">
        <div className={styles.offer}>
          <SectionHeading section="start" title={words.title} lede={words.text} />
          <Cluster>
            <BookingButton>{words.primary}</BookingButton>
            <ContactButton variant="secondary">{words.secondary}</ContactButton>
          </Cluster>
        </div>
        {lines.length > 0 && (
          <dl className={`${styles.order} amounts num`}>
            {lines.map(({name, amount}) => (
              <div key={name}>
                <dt>{name}</dt>
                <dd>{eur(amount)}</dd>
              </div>
            ))}
          </dl>
        )}
      </Split>
    </Section>
  );
}
