import type {ReactNode} from 'react';
import Head from '@docusaurus/Head';
import Layout from '@theme/Layout';
import {StickyBar} from './StickyBar';
import {useTextAttributes} from '../site/useTranslationState';
import type {SchemaNode} from '@site/src/site/structuredData';
import {StructuredData} from '../site/StructuredData';

interface PageProps {
  title: string;
  /** Meta description. */
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
