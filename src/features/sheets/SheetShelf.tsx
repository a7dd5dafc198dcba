import {use} from 'react';
import Link from '@docusaurus/Link';
import {useDoc} from '@docusaurus/plugin-content-docs/client';
import {sheets as words} from '@content/sheets';
import {clientSheets, type SheetKind, sheetKinds} from '@site/src/data/sheetForms';
import {sheetFormats} from '@site/src/data/downloadName';
import type {GuideFrontMatter} from '@site/src/features/markdown';
import {placeInText, tagOf} from '@site/src/rendering/placeInText';
import {DownloadLink} from '../../ui/DownloadButton';
import {TextContext} from '@site/src/rendering/islands/renderContexts';
import {useGuidesVersion, useGuidesWithSheets} from '../reading';
import {openingId, partnerColour} from './SheetOpening';
import {SheetPaper} from './SheetPaper';
import {useSheetPath} from './useSheetPath';
import styles from './SheetShelf.module.css';

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

/** Throws if the shelf is in a text other than a guide. */
function useGuidesOnly(): void {
  const text = use(TextContext);
  if (!useGuidesVersion()) {
    throw new Error(
      `${text ? `${placeInText(text, tagOf('SheetShelf'))}: ` : ''}<SheetShelf> shows the sheets of the guides around it, so it stands in texts of docs/ alone. Here, link to the guide that has the sheet (/guides/onboarding#sheets) or to the hub that shows all of them (/resources/cyber-edu-hub#sheets-to-fill-in).`,
    );
  }
}

/**
 * All fillable sheets of guides in the sidebars, for clients and for internal use, with a preview and their guides.
 * Sheets that differ by guide have a link each. Sheets for clients show the visit's brand, and a link to its form if
 * the page has one.
 */
export function SheetShelf() {
  useGuidesOnly();
  const {opening} = useDoc().frontMatter as GuideFrontMatter;
  const guides = useGuidesWithSheets();
  const offered: readonly Offered[] = sheetKinds
    .map((kind) => ({kind, found: guides.filter(({kinds}) => kinds.includes(kind))}))
    .filter(({found}) => found.length > 0);
  const groups = [
    {name: words.groups.clients, own: false},
    {name: words.groups.own, own: true},
  ]
    .map(({name, own}) => ({name, own, group: offered.filter((sheet) => isForClients(sheet) !== own)}))
    .filter(({group}) => group.length > 0);
  return (
    <div className={styles.shelf} style={partnerColour}>
      {groups.map(({name, own, group}) => (
        <section key={name}>
          <h3>{name}</h3>
          {opening && !own && (
            <p className="caption scriptOnly screenOnly" data-article="omit">
              {words.above.text} <a href={`#${openingId}`}>{words.above.link}</a>.
            </p>
          )}
          <ul>
            {group.map((sheet) => (
              <li key={sheet.kind}>
                <SheetPaper kind={sheet.kind} worn={!own} />
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
