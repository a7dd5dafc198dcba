import Link from '@docusaurus/Link';
import {sheets as words} from '@content/sheets';
import {PartnerMark} from '@site/src/components/illustrations/PartnerMark';
import {cardLook} from '@site/src/components/ui/Card';
import {sampleBrands} from '@site/src/data/sampleBrands';
import {clientSheets, type SheetKind, sheetKinds} from '@site/src/data/sheetForms';
import {sheetFormats} from '@site/src/lib/downloadName';
import {DownloadLink} from '../reading/DownloadButton';
import {useGuidesWithSheets} from '../reading/TextFacts';
import SheetBrand from './SheetBrand.island';
import {SheetPaper} from './SheetPaper';
import {useSheetPath} from './useSheetPath';
import styles from './SheetShelf.module.css';

const [partner] = sampleBrands;

interface Offered {
  readonly kind: SheetKind;
  /** The guides that it is part of. */
  readonly found: ReturnType<typeof useGuidesWithSheets>;
}

const isForClients = ({kind}: Offered) => clientSheets.includes(kind);

/** The file of a sheet of one guide, or the files of one that differs from guide to guide. */
function SheetWords({kind, found}: Offered) {
  const pathOf = useSheetPath();
  const {name, about} = words.kinds[kind];
  const branded = isForClients({kind, found});
  const [only] = found;
  if (!only || found.length > 1) {
    return (
      <>
        <strong>{words.several[kind] ?? name}</strong>
        <p>{about}</p>
        <ul>
          {found.map(({href, label}) => (
            <li key={href}>
              <DownloadLink path={`${pathOf(kind, href)}.pdf`} label={label} branded={branded} />
            </li>
          ))}
        </ul>
      </>
    );
  }
  return (
    <>
      <strong>
        <DownloadLink path={`${pathOf(kind, only.href)}.pdf`} label={name} branded={branded} />
        {sheetFormats(kind).includes('xlsx') && (
          <DownloadLink
            path={`${pathOf(kind, only.href)}.xlsx`}
            label={words.table}
            className={styles.also}
          />
        )}
      </strong>
      <p>{about}</p>
      <p>
        {words.within} <Link to={`${only.href}#sheets`}>{only.label}</Link>
      </p>
    </>
  );
}

/**
 * All sheets to fill in that guides of the sidebars come with, those for clients and those that stay, each with its first
 * page in small and the guides that it is part of. A sheet of one guide alone is a link to its file; of those that differ
 * from guide to guide each has a link. Above them a name and a colour can be entered, which are put on all those for clients;
 * beside the form the first of them shows, with a brand at its head as in the file, a sample partner's or that of the visit.
 */
export function SheetShelf() {
  const guides = useGuidesWithSheets();
  const offered: readonly Offered[] = sheetKinds
    .map((kind) => ({kind, found: guides.filter(({kinds}) => kinds.includes(kind))}))
    .filter(({found}) => found.length > 0);
  const forClients = offered.filter(isForClients);
  const groups = (
    [
      [words.groups.clients, forClients],
      [words.groups.own, offered.filter((sheet) => !isForClients(sheet))],
    ] as const
  ).filter(([, group]) => group.length > 0);
  const [shown] = forClients;
  return (
    <div className={styles.shelf} style={{'--partner': partner.colour}}>
      {shown && (
        <div className={cardLook({tone: 'soft', className: `${styles.brand} scriptOnly screenOnly`})}>
          <SheetBrand when="intent" />
          <div className={`${styles.shown} ${styles.worn}`} aria-hidden>
            <div className={styles.head}>
              <PartnerMark partner={partner} />
            </div>
            <SheetPaper kind={shown.kind} />
          </div>
        </div>
      )}
      {groups.map(([name, group]) => (
        <section key={name}>
          <h3>{name}</h3>
          <ul>
            {group.map((sheet) => (
              <li key={sheet.kind}>
                <SheetPaper kind={sheet.kind} className={isForClients(sheet) ? styles.worn : undefined} />
                <div>
                  <SheetWords {...sheet} />
                </div>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
