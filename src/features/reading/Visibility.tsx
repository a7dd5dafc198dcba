import Head from '@docusaurus/Head';
import {
  DraftBannerMessage,
  DraftBannerTitle,
  UnlistedBannerMessage,
  UnlistedBannerTitle,
} from '@docusaurus/theme-common';
import {Admonition} from './Admonition';

/** Marks an unlisted page and adds `noindex`. */
export function Unlisted() {
  return (
    <>
      <Head>
        <meta name="robots" content="noindex, nofollow" />
      </Head>
      <Admonition type="warning" title={<UnlistedBannerTitle />}>
        <p>
          <UnlistedBannerMessage />
        </p>
      </Admonition>
    </>
  );
}

interface VisibilityProps {
  readonly of: {
    /** Set in production builds only. Development lists every text, so the front matter tells. */
    readonly unlisted?: boolean;
    readonly frontMatter: {readonly draft?: boolean; readonly unlisted?: boolean};
  };
}

export function Visibility({of: {unlisted, frontMatter}}: VisibilityProps) {
  return (
    <>
      {(unlisted || frontMatter.unlisted) && <Unlisted />}
      {frontMatter.draft && (
        <Admonition type="warning" title={<DraftBannerTitle />}>
          <p>
            <DraftBannerMessage />
          </p>
        </Admonition>
      )}
    </>
  );
}
