import Link from '@docusaurus/Link';
import Translate, {translate} from '@docusaurus/Translate';
import {PostDate} from './PostDate';
import styles from './Provenance.module.css';

export interface ProvenanceFacts {
  readonly editUrl?: string | null;
  /** Milliseconds since the epoch. */
  readonly lastUpdatedAt?: number | null;
  readonly lastUpdatedBy?: string | null;
  readonly frontMatter: Readonly<Record<string, unknown>>;
}

/** Front matter's last update, for plugins whose options do not show it. */
interface LastUpdate {
  readonly date?: string | Date;
  readonly author?: string;
}

function lastUpdate({lastUpdatedAt, lastUpdatedBy, frontMatter}: ProvenanceFacts) {
  const said = frontMatter.last_update as LastUpdate | undefined;
  return {changed: lastUpdatedAt ?? said?.date, author: lastUpdatedBy ?? said?.author};
}

/** Returns the date of the last change (ISO 8601), or `undefined` if unknown. */
export function changedAt(facts: ProvenanceFacts): string | undefined {
  const {changed} = lastUpdate(facts);
  return changed ? new Date(changed).toISOString() : undefined;
}

/** True if the date or author of the last change is known. */
export function isUpdated(facts: ProvenanceFacts): boolean {
  const {changed, author} = lastUpdate(facts);
  return Boolean(changed || author);
}

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
  /** Omits the last update, which the page shows elsewhere. */
  linkOnly?: boolean;
}

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
