// Change: a page names its translations only if they exist, a page shown in English has the English one as canonical,
// and the 404 page names none. Adds the site's name and the page's language for link previews.
import Head from '@docusaurus/Head';
import {useLocation} from '@docusaurus/router';
import {useThemeConfig} from '@docusaurus/theme-common';
import {useLocales} from '@site/src/site/useLocales';
import {useSite} from '@site/src/site/useSite';
import {brand} from '@site/src/data/brand';
import {withRegion} from '@site/src/lib/locale';
import {useTextLanguage, useTwins} from '@site/src/site/useTranslationState';

/** Open Graph locale: 'en_GB'. */
const openGraphLocale = (language: string) => withRegion(language).replaceAll('-', '_');

export default function SiteMetadata() {
  const {url, baseUrl} = useSite();
  const {pathname} = useLocation();
  const {language, original, pathIn} = useLocales();
  const twins = useTwins();
  const borrowed = useTextLanguage() !== undefined;

  const addressIn = (locale: string) => url + pathIn(locale, pathname);
  const own = addressIn(borrowed ? original : language);
  const {metadata} = useThemeConfig();
  const shared = (
    <>
      <Head>
        <meta name="twitter:card" content="summary_large_image" />
        <meta property="og:site_name" content={brand.name} />
      </Head>
      {/* After ours, so that its values win. */}
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
        <meta property="og:locale" content={openGraphLocale(borrowed ? original : language)} />
        <link rel="canonical" href={own} />
        {[...twins].sort().map((locale) => (
          <link key={locale} rel="alternate" hrefLang={locale} href={addressIn(locale)} />
        ))}
        {twins.length > 0 && <link rel="alternate" hrefLang="x-default" href={addressIn(original)} />}
      </Head>
    </>
  );
}
