import Head from '@docusaurus/Head';
import {
  DraftBannerMessage,
  DraftBannerTitle,
  UnlistedBannerMessage,
  UnlistedBannerTitle,
} from '@docusaurus/theme-common';
import {Admonition} from './Admonition';

/** Says that lists leave a page out, and keeps search engines from it: everything that lists pages asks for that. */
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
    /** In production; in development Docusaurus lists every text, and the front matter says what will be. */
    readonly unlisted?: boolean;
    readonly frontMatter: {readonly draft?: boolean; readonly unlisted?: boolean};
  };
}

/** Says above a text that lists leave it out, or that it is a draft. */
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
