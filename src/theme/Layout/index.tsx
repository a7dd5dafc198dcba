// Change: no providers for a colour switch and a mobile menu, which the site does not have; the announcement bar
// needs none.
import {PageMetadata} from '@docusaurus/theme-common';
import {translate} from '@docusaurus/Translate';
import Footer from '@theme/Footer';
import type {Props} from '@theme/Layout';
import Navbar from '@theme/Navbar';
import {AnnouncementBar} from '@site/src/shell/AnnouncementBar';
import {TranslationNotice} from '@site/src/shell/TranslationNotice';
import styles from './styles.module.css';

const contentId = 'content';

export default function Layout({title, description, children}: Props) {
  return (
    <>
      <PageMetadata title={title} description={description} />
      <a href={`#${contentId}`} className={`${styles.skip} screenOnly`}>
        {translate({id: 'theme.common.skipToMainContent', message: 'Skip to main content'})}
      </a>
      <AnnouncementBar />
      <Navbar />
      <TranslationNotice />
      <div id={contentId} tabIndex={-1} className={styles.content}>
        {children}
      </div>
      <Footer />
    </>
  );
}
