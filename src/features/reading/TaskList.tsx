import type {ComponentProps} from 'react';
import {translate} from '@docusaurus/Translate';
import {buttonLook} from '../../ui/Button';
import {Cluster} from '../../ui/Cluster';
import styles from './TaskList.module.css';

/** The box before a line of a checklist. The line is its label (`src/features/checklists/plugin`). */
export function TaskBox({checked}: ComponentProps<'input'>) {
  return <input type="checkbox" defaultChecked={checked} className={styles.box} />;
}

/** Below the last checklist of a text: how much of all is ticked, and a button that clears it. The page script keeps both. */
function Count() {
  const ticked = translate(
    {
      id: 'reading.checklist.ticked',
      message: '{ticked} of {all} ticked',
      description: 'Below the last checklist of a text: how many points of all are ticked',
    },
    // The page script counts.
    {ticked: '{ticked}', all: '{all}'},
  );
  return (
    <Cluster as="p" className={`${styles.count} caption screenOnly scriptOnly`} data-article="omit">
      <output data-said={ticked} />
      <button type="button" className={buttonLook({variant: 'secondary', size: 'small'})}>
        {translate({
          id: 'reading.checklist.clear',
          message: 'Clear ticks',
          description: 'Button below a checklist',
        })}
      </button>
      {translate({
        id: 'reading.checklist.kept',
        message: 'Ticks stay on this device.',
        description: 'Below a checklist: where it is kept what is ticked',
      })}
    </Cluster>
  );
}

/** Makes the component for lists of a kind; the checklists of a text are counted together (`src/features/checklists/browser/checklists.ts`). */
export const taskList = (Tag: 'ol' | 'ul') =>
  function TextList(props: ComponentProps<'ol'> & ComponentProps<'ul'> & {'data-checklist'?: string}) {
    return (
      <>
        <Tag {...props} />
        {props['data-checklist'] === 'last' && <Count />}
      </>
    );
  };
