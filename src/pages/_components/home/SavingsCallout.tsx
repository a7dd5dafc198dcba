import {home} from '@content/home';
import {ArrowLink} from '@site/src/components/ui/ArrowLink';
import {Cluster} from '@site/src/components/ui/Cluster';
import {routes} from '@site/src/data/routes';
import {typesetting} from '@content/typesetting';
import {useWordsLanguage} from '@site/src/components/shell/useWordsLanguage';
import {productPerClientEur, traditionalStackEur} from '@site/src/data/savings';
import {formats} from '@site/src/lib/format';
import styles from './SavingsCallout.module.css';

const words = home.savingsCallout;

/** What a client saves, from what to what, and a way to the comparison. */
export function SavingsCallout() {
  const {eur} = formats(useWordsLanguage(words));
  return (
    <Cluster as="section" apart className={styles.callout} aria-labelledby="savings-callout-title">
      <div>
        <h2 id="savings-callout-title">{typesetting.title(words.title)}</h2>
        <p>{words.text}</p>
        <ArrowLink to={routes.pricingComparison}>{words.action}</ArrowLink>
      </div>
      {/* Said in the text. */}
      <p aria-hidden className="num">
        {eur(traditionalStackEur.typical)} → <b>{eur(productPerClientEur)}</b>
      </p>
    </Cluster>
  );
}
