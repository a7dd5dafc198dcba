import type {ReactNode} from 'react';
import {SampleMark} from '../shell/SampleMark';
import styles from './Quote.module.css';

/** What somebody said, and who. */
export interface QuoteWords {
  quote: string;
  author: string;
  role: string;
  company?: string;
  /** What came of it, a line each. */
  results?: readonly string[];
  /** Whether it is invented, and says so. */
  sample?: boolean;
}

interface QuoteProps extends QuoteWords {
  /** A link to the whole story. */
  children?: ReactNode;
}

/** A testimonial. */
export function Quote({quote, author, role, company, results, sample = false, children}: QuoteProps) {
  return (
    <figure className={styles.quote}>
      <blockquote>
        <p>{quote}</p>
      </blockquote>
      {results && (
        <ul className={styles.results}>
          {results.map((result) => (
            <li key={result}>{result}</li>
          ))}
        </ul>
      )}
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
