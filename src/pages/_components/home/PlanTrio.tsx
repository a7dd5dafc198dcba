import clsx from 'clsx';
import {Check} from 'lucide-react';
import {home} from '@content/home';
import {BookingButton} from '@site/src/components/shell/BookingButton';
import {useLanguage} from '@site/src/components/shell/LanguageContext';
import {plans} from '@site/src/data/plans';
import {formats} from '@site/src/lib/format';
import styles from './PlanTrio.module.css';

const words = home.growthPath;
const shown = ['attract', 'engage', 'scale'] as const;

/** Three plans as one object, the popular one raised. */
export function PlanTrio() {
  const {language} = useLanguage();
  const {eur} = formats(language);
  return (
    <div className={styles.plans}>
      {shown.map((id) => {
        const plan = plans[id];
        const text = words.plans[id];
        return (
          <article key={id} className={clsx(styles.plan, plan.popular && styles.popular)}>
            {plan.popular && <p className={styles.tag}>{words.popular}</p>}
            <h3>{plan.name}</h3>
            <p className={styles.tagline}>{text.tagline}</p>
            <p className={clsx(styles.price, 'num')}>
              <b>{eur(plan.eurPerMonth)}</b>{' '}
              <span>
                {words.perMonth}, {words.billing}
              </span>
            </p>
            <ul>
              {text.features.map((feature) => (
                <li key={feature}>
                  <Check aria-hidden size={18} strokeWidth={2.5} />
                  {feature}
                </li>
              ))}
            </ul>
            <BookingButton variant={plan.popular ? 'primary' : 'secondary'} className={styles.action}>
              {text.action}
            </BookingButton>
          </article>
        );
      })}
    </div>
  );
}
