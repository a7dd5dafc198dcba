import type {ReactNode} from 'react';
import Head from '@docusaurus/Head';
import Layout from '@theme/Layout';
import {StickyBar} from './StickyBar';
import {useTextAttributes} from './useTranslationState';
import type {SchemaNode} from '@site/src/lib/structuredData';
import {StructuredData} from './StructuredData';

interface PageProps {
  title: string;
  /** Meta description. */
  description: string;
  structuredData?: readonly SchemaNode[];
  /** Home and platform carry the call-to-action bar. */
  stickyBar?: boolean;
  /** Keeps the page out of search engines. */
  unlisted?: boolean;
  children: ReactNode;
}

/** What every page of the site has: metadata and a main region. */
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
