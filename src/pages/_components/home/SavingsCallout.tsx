import {home} from '@content/home';
import {ArrowLink} from '@site/src/components/ui/ArrowLink';
import {Cluster} from '@site/src/components/ui/Cluster';
import {routes} from '@site/src/data/routes';
import {typesetting} from '@content/typesetting';
import {useWordsLanguage} from '@site/src/components/shell/useWordsLanguage';
import {productPerClientEur, savedPerClientEur, traditionalStackEur} from '@site/src/data/savings';
import {formats} from '@site/src/lib/format';
import styles from './SavingsCallout.module.css';

const words = home.savingsCallout;
const sum = [
  [words.sum.tools, traditionalStackEur.typical],
  [words.sum.plan, -productPerClientEur],
  [words.sum.saved, savedPerClientEur],
] as const;

/** What a client saves, with the subtraction behind it and a way to the comparison. */
export function SavingsCallout() {
  const {eur} = formats(useWordsLanguage(words));
  return (
    <Cluster as="section" className={styles.callout} aria-labelledby="savings-callout-title">
      <div>
        <h2 id="savings-callout-title" className={styles.title}>
          {typesetting.title(words.title)}
        </h2>
        <p>{words.text}</p>
        <ArrowLink to={routes.pricingComparison}>{words.action}</ArrowLink>
      </div>
      <dl className={`${styles.sum} amounts`}>
        {sum.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{eur(value)}</dd>
          </div>
        ))}
      </dl>
    </Cluster>
  );
}
