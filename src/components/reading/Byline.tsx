import {Fragment, type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {SampleMark} from '../shell/SampleMark';
import {SocialLinks} from './SocialLinks';
import styles from './Byline.module.css';

interface BylineAuthor {
  readonly key?: string | null;
  readonly name?: string;
  readonly title?: string;
  readonly imageURL?: string;
  /** Another site's page about them, where this one has none. */
  readonly url?: string;
  readonly email?: string;
  readonly socials?: Readonly<Record<string, string>>;
  readonly page?: {readonly permalink: string} | null;
  /** In `authors.yml`: whether this person is invented, and is said to be. */
  readonly sample?: unknown;
}

interface BylineProps {
  authors: readonly BylineAuthor[];
  /** What else is said of the text, such as its date. */
  notes: readonly ReactNode[];
  /** At the head of an article: larger, with the author's role and a link to their page. */
  full?: boolean;
}

/** Who wrote a text, and when. */
export function Byline({authors, notes, full = false}: BylineProps) {
  const said = notes.filter(Boolean);
  const name = ({key, name: own}: BylineAuthor) => own ?? key;
  const address = ({page, url, email}: BylineAuthor) =>
    page?.permalink ?? url ?? (email && `mailto:${email}`);
  return (
    <div className={`${styles.byline} caption`} data-full={full || undefined}>
      {authors.map(
        ({imageURL}) =>
          imageURL && (
            // Beside the name, which says the same.
            <img key={imageURL} src={imageURL} alt="" width={32} height={32} loading="lazy" />
          ),
      )}
      <div>
        {authors.map((author, index) => (
          <Fragment key={author.key ?? author.name}>
            {index > 0 && ', '}
            <span className={styles.name}>
              {full && address(author) ? <Link to={address(author)}>{name(author)}</Link> : name(author)}
            </span>
            {full && author.title && <>, {author.title}</>}
            <SampleMark of={author} />
          </Fragment>
        ))}
        <span className={styles.notes}>
          {said.map((note, index) => (
            <Fragment key={index}>
              {index > 0 && ' · '}
              {note}
            </Fragment>
          ))}
        </span>
        {full && authors.map((author) => <SocialLinks key={author.key ?? author.name} of={author.socials} />)}
      </div>
    </div>
  );
}
