import type {ReactNode} from 'react';
import {SampleMark} from '../../site/SampleMark';
import {List} from '../../ui/List';
import styles from './Quote.module.css';

export interface QuoteWords {
  quote: string;
  author: string;
  role: string;
  company?: string;
  /** One per line. */
  results?: readonly string[];
  /** True if the quote is invented; shows the Sample badge. */
  sample?: boolean;
}

interface QuoteProps extends QuoteWords {
  children?: ReactNode;
}

export function Quote({quote, author, role, company, results, sample = false, children}: QuoteProps) {
  return (
    <figure className={styles.quote}>
      <blockquote>
        <p>{quote}</p>
      </blockquote>
      {results && <List className={styles.results} of={results} />}
      <figcaption>
        <b>
          {author}
          <SampleMark of={{sample}} />
        </b>{' '}
        <span className="caption">{company ? `${role}, ${company}` : role}</span>
        {children}
      </figcaption>
    </figure>
  );
}
