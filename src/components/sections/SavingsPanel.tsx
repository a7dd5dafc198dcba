import {calculators as words} from '@content/calculators';
import {savingsParameters} from '@site/src/data/savings';
import SavingsCalculator from '../calculators/SavingsCalculator';
import {ContactButton} from '../shell/ContactLink';
import {Island} from '../shell/Island';
import styles from './CalculatorPanel.module.css';

/** The savings calculator with the way to send its figures, as home and comparison page show it. */
export function SavingsPanel() {
  return (
    <div className={styles.panel}>
      <Island name="savings-calculator" of={SavingsCalculator} when="visible" query={savingsParameters} />
      <ContactButton topic="savings" attachment="savings-calculator" variant="secondary">
        {words.send}
      </ContactButton>
    </div>
  );
}
