import type {ReactNode} from 'react';
import Head from '@docusaurus/Head';
import Layout from '@theme/Layout';
import {X} from '@site/src/ui/icons';
import {shell} from '@content/shell';
import {BookingButton} from '../site/BookingButton';
import {IconButton} from '../ui/IconButton';
import styles from './StickyBar.module.css';
import {useTextAttributes} from '../site/useTranslationState';
import type {SchemaNode} from '@site/src/site/structuredData';
import {StructuredData} from '../site/StructuredData';

const words = shell.stickyBar;

/** Call to action at the bottom edge, shown by the page script. */
function StickyBar() {
  return (
    <aside className={`${styles.bar} screenOnly`} aria-label={words.label}>
      <p className={styles.text}>{words.text}</p>
      <BookingButton size="small">{words.action}</BookingButton>
      <IconButton className={styles.dismiss} aria-label={words.dismiss} data-sticky-dismiss="">
        <X aria-hidden size={20} />
      </IconButton>
    </aside>
  );
}

interface PageProps {
  title: string;
  description: string;
  structuredData?: readonly SchemaNode[];
  /** Shows the call-to-action bar (home and platform). */
  stickyBar?: boolean;
  /** Adds `noindex`. */
  unlisted?: boolean;
  children: ReactNode;
}

export function Page({title, description, structuredData, stickyBar, unlisted, children}: PageProps) {
  return (
    <Layout title={title} description={description}>
      {unlisted && (
        <Head>
          <meta name="robots" content="noindex" />
        </Head>
      )}
      {structuredData && <StructuredData nodes={structuredData} />}
      <main {...useTextAttributes()}>{children}</main>
      {stickyBar && <StickyBar />}
    </Layout>
  );
}
