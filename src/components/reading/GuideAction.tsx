import {useDocsVersion} from '@docusaurus/plugin-content-docs/client';
import {guides} from '@content/guides';
import {brand} from '@site/src/data/brand';
import {buttonLook} from '@site/src/components/ui/Button';
import {ButtonLink} from '@site/src/components/ui/ButtonLink';
import {downloadName} from '@site/src/lib/downloadName';
import type {GuideAction as Action} from '@site/src/lib/frontMatter';
import {BookingButton} from '../shell/BookingButton';
import {DownloadButton} from './DownloadButton';
import {Cluster} from '@site/src/components/ui/Cluster';
import styles from './GuideAction.module.css';

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
    // What it leads to has a text of its own: the search finds the page by what follows.
    <Cluster className={`${styles.action} caption screenOnly`} data-pagefind-ignore="">
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
