import Head from '@docusaurus/Head';
import Link from '@docusaurus/Link';
import Layout from '@theme/Layout';
import {legal} from '@content/legal';
import {shell} from '@content/shell';
import {
  BackLink,
  Contents,
  PostDate,
  ReadingHeader,
  ReadingLayout,
  ReadingMain,
} from '@site/src/features/reading';
import {CompanyDetails} from '@site/src/site/CompanyDetails';
import {useWordsLanguage} from '@site/src/site/useWordsLanguage';
import {useTextAttributes} from '@site/src/site/useTranslationState';
import {SampleMark} from '@site/src/site/SampleMark';
import {StructuredData} from '@site/src/site/StructuredData';
import {useSite} from '@site/src/site/useSite';
import {brand} from '@site/src/data/brand';
import {routes} from '@site/src/data/routes';
import {agreementDate, longDate} from '@site/src/lib/format';
import {breadcrumbs} from '@site/src/site/structuredData';
import type {LegalText} from '@site/src/features/legal/model/model';
import {standingOf} from '@site/src/features/legal/model/standing';
import type {TextPageData, VersionFacts} from '@site/src/features/legal/model/pageData';
import {legalPaths} from '@site/src/features/legal/model/versions';
import {LegalBody} from './LegalBody';
import {LegalNotices} from './LegalNotices';
import {LegalScript} from './LegalScript';
import {Facts} from '../../ui/Facts';
import {LinkRow} from '../../ui/LinkRow';
import styles from './LegalText.module.css';

const standing = standingOf(legal, brand);

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

/** Headings for the contents, in the form in which the MDX loader gives them. */
const tocOf = ({parts}: LegalText) =>
  parts.map(({id, number, title}) => ({
    id,
    level: 2,
    value: escaped(number === undefined ? title : `${number}. ${title}`),
  }));

/** The line below the title: which day this text is of. */
function Dates({version}: {version: VersionFacts}) {
  const {state, date, until} = version;
  const language = useWordsLanguage(legal);
  if (state === 'superseded' && until) {
    return (
      <>
        {standing.applied} <PostDate date={date} /> – <PostDate date={until} />
        <SampleMark of={version} />
      </>
    );
  }
  return (
    <>
      {state === 'announced' ? standing.takesEffect : legal.lastUpdated}{' '}
      <time dateTime={date}>{agreementDate(language, date)}</time>
    </>
  );
}

function Tools({document, version, previous}: TextPageData) {
  const say = legal.tools;
  return (
    <LinkRow className={`${styles.tools} screenOnly`} aria-label={say.label}>
      <li>
        <a href={version.pdfFile} download>
          {say.pdf}
        </a>
      </li>
      {previous && (
        <li>
          <Link to={legalPaths.comparison(document, previous, version.date)}>{say.changes}</Link>
        </li>
      )}
      <li>
        <Link to={legalPaths.versions(document)}>{say.versions}</Link>
      </li>
    </LinkRow>
  );
}

/** What identifies this version for good. */
function Particulars({document, version}: TextPageData) {
  const site = useSite();
  const say = legal.particulars;
  const path = legalPaths.version(document, version.date);
  return (
    <aside className={styles.particulars} aria-labelledby="this-version">
      <h2 id="this-version">{say.title}</h2>
      <Facts
        of={[
          [standing.effective, <PostDate date={version.date} />],
          ...(version.until ? [[standing.until, <PostDate date={version.until} />] as const] : []),
          [say.noticed, <PostDate date={version.noticed} />],
          [say.permanent, <Link to={path}>{site.url + site.baseUrl + path.slice(1)}</Link>],
          [
            say.hash,
            <>
              <code data-article="omit">{version.sha256}</code> <a href={version.plainFile}>{say.file}</a>
            </>,
          ],
        ]}
      />
    </aside>
  );
}

/** A legal text: the one in force, or one version at its permanent address. */
export default function LegalTextPage({page}: {page: TextPageData}) {
  const {document, version, present, text} = page;
  const site = useSite();
  const language = useWordsLanguage(legal);
  const date = longDate(language, version.date);
  const meta = present
    ? {title: text.title, description: text.description}
    : {
        title: legal.textMeta.title(text.title, date),
        description: legal.textMeta.description(text.title, date),
      };
  const path = present ? legalPaths.text(document) : legalPaths.version(document, version.date);
  const trail = [
    {name: shell.nav.items.home, path: routes.home},
    {name: legal.overview.title, path: legalPaths.overview},
    {name: meta.title, path},
  ];
  return (
    <Layout {...meta}>
      {!present && (
        <Head>
          <meta name="robots" content="noindex" />
        </Head>
      )}
      <StructuredData nodes={[breadcrumbs(site, trail)]} />
      <ReadingLayout>
        <ReadingMain>
          <BackLink to={routes.home} label={legal.back} />
          <ReadingHeader title={text.title}>
            <p>
              <Dates version={version} />
            </p>
          </ReadingHeader>
          <LegalNotices {...page} />
          <Tools {...page} />
          <Contents items={tocOf(text)} />
          <LegalBody text={text} attributes={useTextAttributes()} />
          <Particulars {...page} />
          {version.state !== 'superseded' && <CompanyDetails repeated />}
        </ReadingMain>
      </ReadingLayout>
      <LegalScript />
    </Layout>
  );
}
