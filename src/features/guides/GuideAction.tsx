import type {ReactNode} from 'react';
import {useDocsVersion} from '@docusaurus/plugin-content-docs/client';
import {guides} from '@content/guides';
import {sheets as words} from '@content/sheets';
import {brand} from '@site/src/data/brand';
import {clientSheets, type SheetKind} from '@site/src/data/sheetForms';
import {buttonLook, type ButtonLook} from '@site/src/ui/Button';
import {ButtonLink} from '@site/src/ui/ButtonLink';
import {downloadName} from '@site/src/data/downloadName';
import type {GuideAction as Action} from '@site/src/features/markdown';
import {SheetPaper, useSheetPath} from '../sheets';
import {BookingButton} from '../../site/BookingButton';
import {DownloadButton, DownloadLink} from '../../ui/DownloadButton';
import styles from './GuideAction.module.css';

interface ActionProps extends Pick<ButtonLook, 'variant'> {
  of: Action;
  /** Path of the guide. */
  guide: string;
}

/** Fills the text column beside a button without text. */
const noWords = <span />;

/** The button of a guide, with a description if its label needs one. */
function ActionButton({of: action, guide, variant}: ActionProps): ReactNode {
  const {isLast, version} = useDocsVersion();
  const pathOf = (place: string, format: string) =>
    `/downloads/${downloadName(place, isLast ? undefined : version)}.${format}`;
  if (action.kind === 'link') {
    return (
      <>
        <ButtonLink to={action.to} variant={variant} size="small">
          {action.label}
        </ButtonLink>
        {noWords}
      </>
    );
  }
  if (action.kind === 'download') {
    return (
      <>
        <DownloadButton
          path={pathOf(guide, 'pdf')}
          label={action.label}
          branded
          variant={variant}
          size="small"
        />
        <p>
          {guides.whole}{' '}
          {action.sheet && (
            <DownloadLink
              path={pathOf(action.sheet, 'csv')}
              label={guides.sheets[action.sheet] ?? action.sheet}
              className={styles.link}
            />
          )}
        </p>
      </>
    );
  }
  return action.sameTab && brand.links.booking ? (
    <>
      <a
        href={brand.links.booking}
        className={buttonLook({variant, size: 'small'})}
        aria-describedby="action-note"
      >
        {action.label}
      </a>
      <p id="action-note">{guides.booking}</p>
    </>
  ) : (
    <>
      <BookingButton variant={variant} size="small">
        {action.label}
      </BookingButton>
      {noWords}
    </>
  );
}

interface GuideActionProps {
  action?: Action;
  sheets?: readonly SheetKind[];
  /** Path of the guide. */
  guide: string;
}

/**
 * Action and sheets near the top of a guide, with a preview of the first sheet. A sheet is available at once, so it
 * precedes a booking. Sheets for clients link to the form for the visitor's name.
 */
export function GuideAction({action, sheets = [], guide}: GuideActionProps) {
  const sheetPath = useSheetPath();
  if (!action && sheets.length === 0) {
    return null;
  }
  // One form serves all sheets for clients.
  const forClients = sheets.find((kind) => clientSheets.includes(kind));
  const sheetsFirst = action?.kind === 'booking' && sheets.length > 0;
  const button = action && (
    <li key="action">
      <ActionButton of={action} guide={guide} variant={sheetsFirst ? 'secondary' : 'primary'} />
    </li>
  );
  return (
    // Left out of the article: its target has its own text, so the search should match the following text.
    <div className={`${styles.offer} signed caption screenOnly`} data-article="omit">
      {sheets[0] && <SheetPaper kind={sheets[0]} />}
      <ul aria-label={sheets.length > 0 ? words.title : undefined}>
        {!sheetsFirst && button}
        {sheets.map((kind, index) => (
          <li key={kind}>
            <DownloadButton
              path={`${sheetPath(kind, guide)}.pdf`}
              label={words.kinds[kind].name}
              branded={clientSheets.includes(kind)}
              variant={(sheetsFirst || !action) && index === 0 ? 'primary' : 'secondary'}
              size="small"
            />
            <p>
              {words.kinds[kind].about}{' '}
              {kind === forClients && (
                <a href="#sheets" className={styles.link}>
                  {words.brand.summary}
                </a>
              )}
            </p>
          </li>
        ))}
        {sheetsFirst && button}
      </ul>
    </div>
  );
}
