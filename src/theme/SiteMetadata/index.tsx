// Change: a page names its twin only where the twin says the same, a page shown in English points to the English one, and
// what is shown for an address that does not exist names none.
import Head from '@docusaurus/Head';
import {useLocation} from '@docusaurus/router';
import {useThemeConfig} from '@docusaurus/theme-common';
import {useLanguage} from '@site/src/components/shell/LanguageContext';
import {useLocales} from '@site/src/components/shell/useLocales';
import {useSite} from '@site/src/components/shell/useSite';
import {useTextLanguage, useTranslationState} from '@site/src/components/shell/useTranslationState';

export default function SiteMetadata() {
  const {url, baseUrl} = useSite();
  const {pathname} = useLocation();
  const {toggleHref} = useLanguage();
  const {language, other, original} = useLocales();
  const translated = useTranslationState() === 'current';
  const borrowed = useTextLanguage() !== undefined;

  const addresses = {[language]: url + pathname, [other]: url + toggleHref};
  const own = borrowed ? addresses[original] : addresses[language];
  const alternates = translated ? [language, other].sort() : [];
  const {metadata} = useThemeConfig();
  const shared = (
    <>
      <Head>
        <meta name="twitter:card" content="summary_large_image" />
      </Head>
      {/* After ours, so that it has the last word. */}
      {metadata.length > 0 && (
        <Head>
          {metadata.map((attributes, index) => (
            <meta key={index} {...attributes} />
          ))}
        </Head>
      )}
    </>
  );
  if (pathname === `${baseUrl}404.html`) {
    return shared;
  }
  return (
    <>
      {shared}
      <Head>
        <meta property="og:url" content={own} />
        <link rel="canonical" href={own} />
        {alternates.map((locale) => (
          <link key={locale} rel="alternate" hrefLang={locale} href={addresses[locale]} />
        ))}
        {translated && <link rel="alternate" hrefLang="x-default" href={addresses[original]} />}
      </Head>
    </>
  );
}
