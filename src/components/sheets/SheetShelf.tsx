import Link from '@docusaurus/Link';
import {sheets as words} from '@content/sheets';
import {clientSheets, type SheetKind, sheetKinds} from '@site/src/data/sheetForms';
import {drawSheet, head, paper} from '@site/src/lib/sheetDrawing';
import {Calculator, Grid3x3, type Icon, ListChecks, Phone, Signature} from '../ui/icons';
import {DownloadLink} from '../reading/DownloadButton';
import {useGuidesWithSheets} from '../reading/TextFacts';
import {useSheetPath} from './useSheetPath';
import styles from './SheetShelf.module.css';

const {sign} = head;
/** What each sheet is filled with, in its corner. */
const signs: Record<SheetKind, Icon> = {
  'emergency-sheet': Phone,
  checklist: ListChecks,
  'risk-register': Grid3x3,
  'pricing-sheet': Calculator,
  'decision-note': Signature,
};

/**
 * All sheets to fill in that guides of the sidebars come with, each with its first page in small, and the guides that it
 * is part of. A sheet of one guide alone is a link to its file; of those that differ from guide to guide each has a link.
 */
export function SheetShelf() {
  const guides = useGuidesWithSheets();
  const pathOf = useSheetPath();
  const offered = sheetKinds
    .map((kind) => ({kind, found: guides.filter(({kinds}) => kinds.includes(kind))}))
    .filter(({found}) => found.length > 0);
  return (
    <div className={styles.shelf}>
      <ul>
        {offered.map(({kind, found}) => {
          const drawing = drawSheet(kind);
          const Sign = signs[kind];
          return (
            <li key={kind}>
              <svg viewBox={`0 0 ${paper.width} ${paper.height}`} aria-hidden>
                <path d={drawing.words} />
                <path d={drawing.fields} />
                <text {...head.name}>{words.kinds[kind].name}</text>
                <rect x={sign.x} y={sign.y} width={sign.size} height={sign.size} rx="6" />
                <Sign x={sign.x + 5} y={sign.y + 5} size={sign.size - 10} />
              </svg>
              <strong>
                {found.length === 1 ? (
                  <DownloadLink
                    path={`${pathOf(kind, found[0]!.href)}.pdf`}
                    label={words.kinds[kind].name}
                    branded={clientSheets.includes(kind)}
                  />
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
                <p>
                  {words.each}{' '}
                  {found.map(({href, label}, index) => (
                    <span key={href}>
                      {index > 0 && ', '}
                      <DownloadLink
                        path={`${pathOf(kind, href)}.pdf`}
                        label={label}
                        branded={clientSheets.includes(kind)}
                      />
                    </span>
                  ))}
                </p>
              )}
            </li>
          );
        })}
      </ul>
    </div>
  );
}
