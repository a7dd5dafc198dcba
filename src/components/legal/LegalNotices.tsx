import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {useLocation} from '@docusaurus/router';
import {legal} from '@content/legal';
import {Admonition} from '@site/src/components/reading/Admonition';
import {PostDate} from '@site/src/components/reading/PostDate';
import {useLocales} from '@site/src/components/shell/useLocales';
import {brand} from '@site/src/data/brand';
import type {TextPageData, VersionFacts} from '@site/src/lib/legal/pageData';
import {legalPaths} from '@site/src/lib/legal/versions';

/** The day on which an announced version takes effect; the script adds how far away it is. */
function Begins({version, children}: {version: VersionFacts; children?: ReactNode}) {
  return (
    <>
      <strong>
        <PostDate date={version.date} />
      </strong>{' '}
      <span data-begins={version.begins} data-day={version.date} data-past={legal.announced.past} />
      {children}
    </>
  );
}

/** What a reader must know before reading: whether the text is in force, and what it is worth. */
export function LegalNotices({document, version, language, inForce, announced}: TextPageData) {
  const {pathname} = useLocation();
  const {original, pathIn} = useLocales();
  const say = legal.announced;
  return (
    <>
      {version.state === 'superseded' && (
        <Admonition type="danger" title={legal.superseded.label} label={legal.superseded.label}>
          <p>
            {legal.superseded.text} <Link to={legalPaths.text(document)}>{legal.superseded.link}</Link>
          </p>
        </Admonition>
      )}
      {version.state === 'announced' && (
        <Admonition type="warning" title={say.label} label={say.label}>
          <p>
            {say.notYet} <Begins version={version} />. {say.until}{' '}
            <Link to={legalPaths.text(document)}>{say.present}</Link> ·{' '}
            <Link to={legalPaths.comparison(document, inForce, version.date)}>{say.compare}</Link>
          </p>
        </Admonition>
      )}
      {announced && (
        <Admonition type="warning" title={say.label} label={say.label}>
          <p>
            {say.takesEffect} <Begins version={announced} />.{' '}
            <Link to={legalPaths.version(document, announced.date)}>{say.read}</Link> ·{' '}
            <Link to={legalPaths.comparison(document, version.date, announced.date)}>{say.compare}</Link>
          </p>
        </Admonition>
      )}
      {!brand.legal.reviewedByCounsel && (
        <Admonition type="info" title={legal.template.label} label={legal.template.label}>
          <p>{legal.template.text}</p>
        </Admonition>
      )}
      {language !== original && (
        <Admonition type="info" title={legal.courtesy.label} label={legal.courtesy.label}>
          <p>
            {legal.courtesy.text} {/* Not a router link: the other locale is another build. */}
            <a href={pathIn(original, pathname)} hrefLang={original}>
              {legal.courtesy.original}
            </a>
          </p>
        </Admonition>
      )}
    </>
  );
}
