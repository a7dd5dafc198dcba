import {Fragment, type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {SampleMark} from '../../site/SampleMark';
import {SocialLinks} from './SocialLinks';
import styles from './Byline.module.css';

interface BylineAuthor {
  readonly key?: string | null;
  readonly name?: string;
  readonly title?: string;
  readonly imageURL?: string;
  /** External page of the author, if this site has none. */
  readonly url?: string;
  readonly email?: string;
  readonly socials?: Readonly<Record<string, string>>;
  readonly page?: {readonly permalink: string} | null;
  /** From `authors.yml`: true if the person is invented and marked as a sample. */
  readonly sample?: unknown;
}

interface BylineProps {
  authors: readonly BylineAuthor[];
  notes: readonly ReactNode[];
  /** For the head of an article: larger, with the author's role and a link to their page. */
  full?: boolean;
}

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
            // Decorative: the name is beside it.
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
