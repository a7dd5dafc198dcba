import type {ComponentProps} from 'react';
import {translate} from '@docusaurus/Translate';
import styles from './TaskBox.module.css';

/** The box before a line of a checklist, to be ticked on paper: a picture and not a control. An empty one says nothing. */
export function TaskBox({checked}: ComponentProps<'input'>) {
  const done = translate({
    id: 'reading.task.done',
    message: 'Done:',
    description: 'What screen readers say for the tick before a line of a checklist',
  });
  return checked ? (
    <span className={styles.box} role="img" aria-label={done} />
  ) : (
    <span className={styles.box} aria-hidden />
  );
}
