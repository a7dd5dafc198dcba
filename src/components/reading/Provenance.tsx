import Link from '@docusaurus/Link';
import Translate, {translate} from '@docusaurus/Translate';
import {PostDate} from './PostDate';
import styles from './Provenance.module.css';

/** As much of a text's metadata as is read here, whichever plugin it comes from. */
export interface ProvenanceFacts {
  readonly editUrl?: string | null;
  /** Milliseconds since the epoch. */
  readonly lastUpdatedAt?: number | null;
  readonly lastUpdatedBy?: string | null;
  readonly frontMatter: Readonly<Record<string, unknown>>;
}

/** What a text says of its last change, where the options of its plugin do not ask for it. */
interface LastUpdate {
  readonly date?: string | Date;
  readonly author?: string;
}

function lastUpdate({lastUpdatedAt, lastUpdatedBy, frontMatter}: ProvenanceFacts) {
  const said = frontMatter.last_update as LastUpdate | undefined;
  return {changed: lastUpdatedAt ?? said?.date, author: lastUpdatedBy ?? said?.author};
}

/** When a text last changed (ISO 8601), if that is known. */
export function changedAt(facts: ProvenanceFacts): string | undefined {
  const {changed} = lastUpdate(facts);
  return changed ? new Date(changed).toISOString() : undefined;
}

/** Whether anything is known of a text's last change. */
export function isUpdated(facts: ProvenanceFacts): boolean {
  const {changed, author} = lastUpdate(facts);
  return Boolean(changed || author);
}

/** When and by whom a text was last changed. */
export function Updated({of: facts}: {of: ProvenanceFacts}) {
  const {author} = lastUpdate(facts);
  const changed = changedAt(facts);
  return (
    <span>
      <Translate
        id="theme.lastUpdated.lastUpdatedAtBy"
        values={{
          atDate: changed ? (
            <Translate id="theme.lastUpdated.atDate" values={{date: <PostDate date={changed} />}}>
              {' on {date}'}
            </Translate>
          ) : (
            ''
          ),
          byUser: author
            ? translate({id: 'theme.lastUpdated.byUser', message: ' by {user}'}, {user: author})
            : '',
        }}
      >
        {'Last updated{atDate}{byUser}'}
      </Translate>
    </span>
  );
}

interface ProvenanceProps {
  of: ProvenanceFacts;
  /** The last change is said elsewhere on the page. */
  linkOnly?: boolean;
}

/** Where a text can be changed, and when and by whom it last was. */
export function Provenance({of: facts, linkOnly = false}: ProvenanceProps) {
  const {editUrl} = facts;
  const says = !linkOnly && isUpdated(facts);
  if (!editUrl && !says) {
    return null;
  }
  return (
    <p className={styles.provenance}>
      {says && <Updated of={facts} />}
      {editUrl && (
        <Link href={editUrl} className="screenOnly">
          {translate({id: 'theme.common.editThisPage', message: 'Edit this page'})}
        </Link>
      )}
    </p>
  );
}
