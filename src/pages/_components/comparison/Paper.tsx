import type {ReactNode} from 'react';
import {pricingComparison} from '@content/pricingComparison';
import {brand} from '@site/src/data/brand';
import {routes} from '@site/src/data/routes';
import {useSite} from '@site/src/site/useSite';
import styles from './Paper.module.css';

/** The page as a document: on paper it has a letterhead, little ink and nothing to press. */
export function Paper({children}: {children: ReactNode}) {
  const {url, baseUrl} = useSite();
  return (
    <div className={styles.paper}>
      <p className={styles.letterhead} data-article="omit">
        <b>{brand.name}</b> {url + baseUrl + routes.pricingComparison.slice(1)}
        <span>
          {pricingComparison.paper.questions} {brand.contactEmail}
        </span>
      </p>
      {children}
    </div>
  );
}
