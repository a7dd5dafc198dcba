import {useDocsVersion} from '@docusaurus/plugin-content-docs/client';
import useBaseUrl from '@docusaurus/useBaseUrl';
import {guides} from '@content/guides';
import {Download} from '@site/src/components/ui/icons';
import {brand} from '@site/src/data/brand';
import {buttonLook} from '@site/src/components/ui/Button';
import {ButtonLink} from '@site/src/components/ui/ButtonLink';
import {downloadName} from '@site/src/lib/downloadName';
import type {GuideAction as Action} from '@site/src/lib/frontMatter';
import {BookingButton} from '../shell/BookingButton';
import {Cluster} from '@site/src/components/ui/Cluster';
import styles from './GuideAction.module.css';

interface DownloadButtonProps {
  /** Path without the locale; the name of the file ends with its format. */
  path: string;
  label: string;
  variant?: 'primary' | 'secondary';
}

/** A link to a file that is made at build in each language. */
function DownloadButton({path, label, variant}: DownloadButtonProps) {
  const format = path.replace(/^.*\./, '').toUpperCase();
  return (
    // A file, not a page.
    <a download href={useBaseUrl(path)} className={buttonLook({variant})}>
      <Download aria-hidden size={18} />
      {label} <small>{format}</small>
    </a>
  );
}

interface GuideActionProps {
  of: Action;
  /** Path of its page. */
  guide: string;
}

/** The button of a guide. */
export function GuideAction({of: action, guide}: GuideActionProps) {
  const {isLast, version} = useDocsVersion();
  const nameOf = (place: string) => downloadName(place, isLast ? undefined : version);
  return (
    <Cluster className={`${styles.action} caption screenOnly`}>
      {action.kind === 'download' && (
        <>
          <DownloadButton path={`/downloads/${nameOf(guide)}.pdf`} label={action.label} />
          {action.sheet && (
            <DownloadButton
              path={`/downloads/${nameOf(action.sheet)}.csv`}
              label={guides.sheets[action.sheet] ?? action.sheet}
              variant="secondary"
            />
          )}
        </>
      )}
      {action.kind === 'booking' &&
        (action.sameTab && brand.links.booking ? (
          <>
            <a href={brand.links.booking} className={buttonLook({})} aria-describedby="action-note">
              {action.label}
            </a>
            <span id="action-note">{guides.booking}</span>
          </>
        ) : (
          <BookingButton>{action.label}</BookingButton>
        ))}
      {action.kind === 'link' && <ButtonLink to={action.to}>{action.label}</ButtonLink>}
    </Cluster>
  );
}
