import {sheets as words} from '@content/sheets';
import {clientSheets, type SheetKind} from '@site/src/data/sheetForms';
import {DownloadLink} from '../reading/DownloadButton';
import {SheetPaper} from './SheetPaper';
import {useSheetPath} from './useSheetPath';
import styles from './SheetOffer.module.css';

interface SheetOfferProps {
  kinds: readonly SheetKind[];
  /** Path of the guide's page. */
  guide: string;
}

/**
 * The sheets that come with a guide, near its head: each with its first page in small, and the way to where it takes the
 * visitor's name and colour.
 */
export function SheetOffer({kinds, guide}: SheetOfferProps) {
  const pathOf = useSheetPath();
  return (
    // What it leads to has a text of its own: the search finds the page by what follows.
    <ul className={`${styles.offer} screenOnly`} aria-label={words.title}>
      {kinds.map((kind) => {
        const branded = clientSheets.includes(kind);
        return (
          <li key={kind}>
            <SheetPaper kind={kind} small />
            <div>
              <b>
                <DownloadLink
                  path={`${pathOf(kind, guide)}.pdf`}
                  label={words.kinds[kind].name}
                  branded={branded}
                />
              </b>
              <p className="caption">{words.kinds[kind].about}</p>
              {branded && (
                <a href="#sheets" className={styles.brand}>
                  {words.brand.summary}
                </a>
              )}
            </div>
          </li>
        );
      })}
    </ul>
  );
}
