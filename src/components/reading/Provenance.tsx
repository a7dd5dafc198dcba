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

/** Where a text can be changed, and when and by whom it last was. */
export function Provenance({
  of: {editUrl, lastUpdatedAt, lastUpdatedBy, frontMatter},
}: {
  of: ProvenanceFacts;
}) {
  const said = frontMatter.last_update as LastUpdate | undefined;
  const changed = lastUpdatedAt ?? said?.date;
  const author = lastUpdatedBy ?? said?.author;
  if (!editUrl && !changed && !author) {
    return null;
  }
  return (
    <p className={styles.provenance}>
      {(changed || author) && (
        <span>
          <Translate
            id="theme.lastUpdated.lastUpdatedAtBy"
            values={{
              atDate: changed ? (
                <Translate
                  id="theme.lastUpdated.atDate"
                  values={{date: <PostDate date={new Date(changed).toISOString()} />}}
                >
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
      )}
      {editUrl && (
        <Link href={editUrl} className="screenOnly">
          {translate({id: 'theme.common.editThisPage', message: 'Edit this page'})}
        </Link>
      )}
    </p>
  );
}
