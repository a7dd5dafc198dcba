import {cookies} from '@content/cookies';
import {useWordsLanguage} from '@site/src/site/useWordsLanguage';
import type {StoredItem} from '@site/src/data/ownStorage';
import {duration} from '@site/src/lib/thirdParties';
import styles from './cookies.module.css';

const words = cookies.table;

interface StorageTableProps<Item extends StoredItem> {
  label: string;
  items: readonly Item[];
  purposeOf?: (item: Item) => string;
  /** Host that owns the storage, if not this site. */
  host?: string;
}

export function StorageTable<Item extends StoredItem>({
  label,
  items,
  purposeOf,
  host,
}: StorageTableProps<Item>) {
  const language = useWordsLanguage(words);
  // Names of browser storage are not translated.
  const placeOf = (item: StoredItem) => (host ? words.of(item.in, host) : item.in);
  const timeOf = ({kept}: StoredItem) =>
    duration(language, kept) ?? (kept === 'session' ? words.session : words.untilDeleted);
  return (
    <table className={styles.table} aria-label={label}>
      <thead>
        <tr>
          <th scope="col">{words.name}</th>
          <th scope="col">{words.place}</th>
          {purposeOf && <th scope="col">{words.purpose}</th>}
          <th scope="col">{words.kept}</th>
        </tr>
      </thead>
      <tbody>
        {items.map((item) => (
          <tr key={`${item.in} ${item.name}`}>
            <th scope="row">
              <code>{item.name}</code>
            </th>
            <td className={styles.place}>{placeOf(item)}</td>
            {purposeOf && <td>{purposeOf(item)}</td>}
            <td>{timeOf(item)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
