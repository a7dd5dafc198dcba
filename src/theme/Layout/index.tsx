// Change: marks pages that wear no visitor's brand. No providers for a colour switch and a mobile menu, which the site
// does not have; the announcement bar needs none.
import Head from '@docusaurus/Head';
import {useLocation} from '@docusaurus/router';
import {PageMetadata} from '@docusaurus/theme-common';
import {translate} from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import Footer from '@theme/Footer';
import type {Props} from '@theme/Layout';
import Navbar from '@theme/Navbar';
import {routes, unbrandedRoutes} from '@site/src/data/routes';
import {AnnouncementBar} from '@site/src/shell/AnnouncementBar';
import {TranslationNotice} from '@site/src/shell/TranslationNotice';
import styles from './styles.module.css';

const contentId = 'content';

const unbranded = new RegExp(`^(${unbrandedRoutes.map((id) => routes[id]).join('|')})(/|$)`);

export default function Layout({title, description, children}: Props) {
  const {pathname} = useLocation();
  const {siteConfig} = useDocusaurusContext();
  return (
    <>
      <PageMetadata title={title} description={description} />
      {unbranded.test(pathname.slice(siteConfig.baseUrl.length - 1)) && (
        <Head>
          {/* eslint-disable-next-line jsx-a11y/html-has-lang -- SiteMetadata adds it */}
          <html data-unbranded="" />
        </Head>
      )}
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
