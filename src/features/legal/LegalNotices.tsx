import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {useLocation} from '@docusaurus/router';
import {legal} from '@content/legal';
import {Admonition, PostDate} from '@site/src/features/reading';
import {useLocales} from '@site/src/site/useLocales';
import {brand} from '@site/src/data/brand';
import {standingOf} from '@site/src/features/legal/model/standing';
import type {TextPageData, VersionFacts} from '@site/src/features/legal/model/pageData';
import {legalPaths} from '@site/src/features/legal/model/versions';
import {List} from '../../ui/List';
import styles from './LegalText.module.css';

const standing = standingOf(legal, brand);

/** Effective date of an announced version. Script adds the remaining time. */
function Begins({version, children}: {version: VersionFacts; children?: ReactNode}) {
  return (
    <>
      <strong>
        <PostDate date={version.date} />
      </strong>{' '}
      <span data-begins={version.begins} data-day={version.date} data-past={standing.announced.past} />
      {children}
    </>
  );
}

export function LegalNotices({document, version, language, text, inForce, announced}: TextPageData) {
  const {pathname} = useLocation();
  const {original, pathIn} = useLocales();
  const {announced: say, superseded} = standing;
  const other = text.prevailsFor ? legal.prevails : legal.courtesy;
  return (
    <>
      {version.state === 'superseded' && (
        <Admonition type="danger" title={superseded.label} label={superseded.label}>
          <p>
            {version.sample && `${legal.sample.text} `}
            {superseded.text} <Link to={legalPaths.text(document)}>{superseded.link}</Link>
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
          {text.counsel && (
            <details>
              <summary>{legal.template.counsel}</summary>
              <List className={styles.counsel} of={text.counsel} />
            </details>
          )}
        </Admonition>
      )}
      {language !== original && (
        <Admonition type="info" title={other.label} label={other.label}>
          <p>
            {other.text} {/* Not a router link: each locale is its own build. */}
            <a href={pathIn(original, pathname)} hrefLang={original}>
              {legal.courtesy.original}
            </a>
          </p>
        </Admonition>
      )}
    </>
  );
}
