import Head from '@docusaurus/Head';
import Link from '@docusaurus/Link';
import {legal} from '@content/legal';
import {shell} from '@content/shell';
import {PostDate, ReadingPage, TableRegion} from '@site/src/features/reading';
import {useWordsLanguage} from '@site/src/site/useWordsLanguage';
import {useSite} from '@site/src/site/useSite';
import {Button} from '@site/src/ui/Button';
import {LinkRow} from '@site/src/ui/LinkRow';
import {brand} from '@site/src/data/brand';
import {agreement} from '@site/src/data/legal';
import {longDate} from '@site/src/lib/format';
import type {VersionFacts, VersionsPageData} from '@site/src/features/legal/model/pageData';
import {standingOf} from '@site/src/features/legal/model/standing';
import {legalPaths} from '@site/src/features/legal/model/versions';
import {LegalScript} from './LegalScript';
import {SampleMark} from '@site/src/site/SampleMark';
import {Cluster} from '@site/src/ui/Cluster';
import {List} from '../../ui/List';
import styles from './VersionsPage.module.css';

const words = legal.versions;
const standing = standingOf(legal, brand);

/** Asks for a date; the script shows it and answers from the table, which says the same without it. */
function DateLookup() {
  const say = words.lookup;
  return (
    <Cluster
      as="form"
      className={styles.lookup}
      data-lookup={say.none}
      data-read={words.read}
      data-pdf={words.pdf}
      hidden
    >
      <label htmlFor="date">{say.label}</label>
      <input id="date" name="date" type="date" />
      <Button type="submit" variant="secondary" size="small">
        {say.submit}
      </Button>
      <output htmlFor="date" />
    </Cluster>
  );
}

/** From when until when each version applied. */
function Periods({document, versions}: VersionsPageData) {
  const language = useWordsLanguage(words);
  const {columns} = words;
  return (
    <TableRegion className={styles.periods} data-stacked={3}>
      <thead>
        <tr>
          <th scope="col">{columns.from}</th>
          <th scope="col">{columns.until}</th>
          <th scope="col">{columns.version}</th>
          <th scope="col">{columns.hash}</th>
        </tr>
      </thead>
      <tbody>
        {versions.map((version) => {
          const {date, until, state, sha256, pdfFile} = version;
          return (
            <tr
              key={date}
              data-from={date}
              data-file={pdfFile}
              data-answer={standing.answer(longDate(language, date), sha256)}
            >
              <td>
                <PostDate date={date} />
              </td>
              <td>{until ? <PostDate date={until} /> : words.open}</td>
              <td>
                <Link to={legalPaths.version(document, date)}>{longDate(language, date)}</Link>
                <br />
                {standing.states[state]}
                <SampleMark of={version} />
              </td>
              <td>
                <code data-article="omit">{sha256}</code>
              </td>
            </tr>
          );
        })}
      </tbody>
    </TableRegion>
  );
}

interface VersionProps {
  document: VersionsPageData['document'];
  version: VersionFacts;
  others: readonly VersionFacts[];
}

/** One version: what is new in it, its files, and the comparisons with all others. */
function Version({document, version, others}: VersionProps) {
  const language = useWordsLanguage(words);
  const {date, noticed, state} = version;
  return (
    <section className={styles.version} aria-labelledby={`version-${date}`}>
      <h3 id={`version-${date}`}>
        <PostDate date={date} /> <small data-state={state}>{standing.states[state]}</small>
        <SampleMark of={version} />
      </h3>
      <p className={`${styles.noticed} caption`}>
        {words.columns.noticed}: <PostDate date={noticed} />
      </p>
      <List className={styles.changes} of={version.changes} />
      <LinkRow>
        <li>
          <Link to={legalPaths.version(document, date)}>{words.read}</Link>
        </li>
        <li>
          <a href={version.pdfFile} download>
            {words.pdf}
          </a>
        </li>
        <li>
          <a href={version.plainFile}>{words.plain}</a>
        </li>
        {others.map((other) => {
          const [older = '', newer = ''] = [date, other.date].sort();
          return (
            <li key={other.date}>
              <Link to={legalPaths.comparison(document, older, newer)}>
                {words.compareWith(longDate(language, other.date))}
              </Link>
            </li>
          );
        })}
      </LinkRow>
    </section>
  );
}

/** Every version of a text, and which one applied when. */
export default function VersionsPage({page}: {page: VersionsPageData}) {
  const {document, title, versions, feed} = page;
  const site = useSite();
  return (
    <ReadingPage
      title={words.title(title)}
      heading={`${title}: ${words.heading.toLowerCase()}`}
      description={words.description(title)}
      below={[
        {name: legal.overview.title, path: legalPaths.overview},
        {name: shell.footer.items[document], path: legalPaths.text(document)},
        {name: words.heading, path: legalPaths.versions(document)},
      ]}
      introduction={<p>{words.lede(agreement.amendmentNoticeDays)}</p>}
      head={
        <Head>
          <link rel="alternate" type="application/atom+xml" href={feed} title={words.feed} />
        </Head>
      }
    >
      <h2 className={styles.heading}>{words.lookup.title}</h2>
      <DateLookup />
      <Periods {...page} />
      <p className={`${styles.note} caption`}>{words.verify}</p>
      <h2 className={styles.heading}>{legal.comparison.heading}</h2>
      {versions.map((version) => (
        <Version
          key={version.date}
          document={document}
          version={version}
          others={versions.filter((other) => other !== version)}
        />
      ))}
      <p className={`${styles.note} caption`}>
        {words.feedText} <a href={feed}>{site.url + feed}</a>
      </p>
      <LegalScript />
    </ReadingPage>
  );
}
