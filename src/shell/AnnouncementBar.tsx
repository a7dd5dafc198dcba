import {useThemeConfig} from '@docusaurus/theme-common';
import {translate} from '@docusaurus/Translate';
import {shell} from '@content/shell';
import {X} from '@site/src/ui/icons';
import {IconButton} from '../ui/IconButton';
import styles from './AnnouncementBar.module.css';

/** `themeConfig.announcementBar`. src/shell/page-script/announcement.ts remembers who has closed it. */
export function AnnouncementBar() {
  const {announcementBar} = useThemeConfig();
  if (!announcementBar) {
    return null;
  }
  const {content, backgroundColor, textColor, isCloseable} = announcementBar;
  return (
    <aside
      className={`${styles.bar} screenOnly`}
      aria-label={shell.announcement}
      style={{backgroundColor, color: textColor}}
    >
      {/* HTML from the configuration. */}
      <div className={styles.content} dangerouslySetInnerHTML={{__html: content}} />
      {isCloseable && (
        <IconButton
          className="scriptOnly"
          aria-label={translate({id: 'theme.AnnouncementBar.closeButtonAriaLabel', message: 'Close'})}
          data-announcement-close=""
        >
          <X aria-hidden size={20} />
        </IconButton>
      )}
    </aside>
  );
}
