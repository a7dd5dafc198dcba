import Link from '@docusaurus/Link';
import {sheets as words} from '@content/sheets';
import {cardLook} from '@site/src/components/ui/Card';
import {clientSheets, type SheetKind, sheetKinds} from '@site/src/data/sheetForms';
import {sheetFormats} from '@site/src/lib/downloadName';
import {DownloadLink} from '../reading/DownloadButton';
import {useGuidesWithSheets} from '../reading/TextFacts';
import SheetBrand from './SheetBrand.island';
import {SheetPaper} from './SheetPaper';
import {useSheetPath} from './useSheetPath';
import styles from './SheetShelf.module.css';

/**
 * All sheets to fill in that guides of the sidebars come with, each with its first page in small, and the guides that it
 * is part of. A sheet of one guide alone is a link to its file; of those that differ from guide to guide each has a link.
 * A name and a colour that are entered above them are put on all those for clients.
 */
export function SheetShelf() {
  const guides = useGuidesWithSheets();
  const pathOf = useSheetPath();
  const offered = sheetKinds
    .map((kind) => ({kind, found: guides.filter(({kinds}) => kinds.includes(kind))}))
    .filter(({found}) => found.length > 0);
  const isForClients = ({kind}: {kind: SheetKind}) => clientSheets.includes(kind);
  const groups = (
    [
      [words.groups.clients, offered.filter(isForClients)],
      [words.groups.own, offered.filter((sheet) => !isForClients(sheet))],
    ] as const
  ).filter(([, group]) => group.length > 0);
  return (
    <div className={styles.shelf}>
      {offered.some(isForClients) && (
        <div className={cardLook({tone: 'soft', className: `${styles.brand} scriptOnly screenOnly`})}>
          <SheetBrand when="intent" />
        </div>
      )}
      {groups.map(([name, group]) => (
        <section key={name}>
          <h3>{name}</h3>
          <ul>
            {group.map(({kind, found}) => (
              <li key={kind}>
                <SheetPaper kind={kind} className={styles.paper} />
                <strong>
                  {found.length === 1 ? (
                    <>
                      <DownloadLink
                        path={`${pathOf(kind, found[0]!.href)}.pdf`}
                        label={words.kinds[kind].name}
                        branded={clientSheets.includes(kind)}
                      />
                      {sheetFormats(kind).includes('xlsx') && (
                        <DownloadLink
                          path={`${pathOf(kind, found[0]!.href)}.xlsx`}
                          label={words.table}
                          className={styles.also}
                        />
                      )}
                    </>
                  ) : (
                    words.kinds[kind].name
                  )}
                </strong>
                <p>{words.kinds[kind].about}</p>
                {found.length === 1 ? (
                  <p>
                    {words.within} <Link to={`${found[0]!.href}#sheets`}>{found[0]!.label}</Link>
                  </p>
                ) : (
                  <>
                    <p>{words.each}</p>
                    <ul>
                      {found.map(({href, label}) => (
                        <li key={href}>
                          <DownloadLink
                            path={`${pathOf(kind, href)}.pdf`}
                            label={label}
                            branded={clientSheets.includes(kind)}
                          />
                        </li>
                      ))}
                    </ul>
                  </>
                )}
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
