import {UserRoundCheck} from '@site/src/ui/icons';
import type {innovationLab} from '@content/innovationLab';
import {Facts} from '@site/src/ui/Facts';
import {Figure} from '@site/src/ui/Figure';
import styles from './Reasoning.module.css';

export function Reasoning({label, steps, approval}: typeof innovationLab.pillars.diagrams.reasoning) {
  return (
    <Figure caption={label} className={styles.figure}>
      <Facts of={steps.map(({name, text}) => [name, text])} />
      <p className="signed">
        <UserRoundCheck aria-hidden size={18} />
        {approval}
      </p>
    </Figure>
  );
}
