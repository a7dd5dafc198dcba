import styles from './Quote.module.css';

/** What somebody said, and who. Invented ones carry `sample: true` where their words are. */
export interface QuoteWords {
  quote: string;
  author: string;
  role: string;
  company?: string;
  /** What came of it, a line each. */
  results?: readonly string[];
}

/** A testimonial. */
export function Quote({quote, author, role, company, results}: QuoteWords) {
  return (
    <figure className={styles.quote}>
      <blockquote>
        <p>{quote}</p>
      </blockquote>
      {results && (
        <ul>
          {results.map((result) => (
            <li key={result}>{result}</li>
          ))}
        </ul>
      )}
      <figcaption>
        <b>{author}</b> <span className="caption">{company ? `${role}, ${company}` : role}</span>
      </figcaption>
    </figure>
  );
}
