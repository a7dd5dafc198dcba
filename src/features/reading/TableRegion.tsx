import type {ComponentProps} from 'react';
import {translate} from '@docusaurus/Translate';
import styles from './TableRegion.module.css';

/** Table that scrolls sideways if wider than the screen. */
export function TableRegion(props: ComponentProps<'table'>) {
  return (
    <div
      className={styles.region}
      role="group"
      aria-label={translate({
        id: 'reading.table',
        message: 'Table',
        description: 'Name of a table that scrolls',
      })}
      // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls sideways, so the keyboard must reach it
      tabIndex={0}
    >
      <table {...props} />
    </div>
  );
}
