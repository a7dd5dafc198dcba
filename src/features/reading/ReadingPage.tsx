import type {ComponentProps, ReactNode} from 'react';
import Layout from '@theme/Layout';
import {Trail} from './Trail';
import {ReadingHeader, ReadingLayout, ReadingMain} from './ReadingLayout';

export interface ReadingPageProps extends ComponentProps<typeof Trail> {
  title: string;
  heading?: string;
  description?: string;
  head?: ReactNode;
  notice?: ReactNode;
  introduction?: ReactNode;
  wide?: boolean;
  children: ReactNode;
}

/** A page for reading outside of the guides, which have their own layout. */
export function ReadingPage({
  title,
  heading = title,
  description,
  head,
  notice,
  introduction,
  wide,
  children,
  ...trail
}: ReadingPageProps) {
  return (
    <Layout title={title} description={description}>
      {head}
      <ReadingLayout>
        <ReadingMain wide={wide}>
          <Trail {...trail} />
          {notice}
          <ReadingHeader title={heading}>{introduction}</ReadingHeader>
          {children}
        </ReadingMain>
      </ReadingLayout>
    </Layout>
  );
}
