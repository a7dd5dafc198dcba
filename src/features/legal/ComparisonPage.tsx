import Head from '@docusaurus/Head';
import Link from '@docusaurus/Link';
import Layout from '@theme/Layout';
import {legal} from '@content/legal';
import {shell} from '@content/shell';
import {Heading, ReadingHeader, ReadingLayout, Trail} from '@site/src/features/reading';
import {useWordsLanguage} from '@site/src/site/useWordsLanguage';
import {SampleMark} from '@site/src/site/SampleMark';
import {longDate} from '@site/src/lib/format';
import type {ComparedBlock, ComparedPart} from '@site/src/features/legal/model/compare';
import type {Change} from './model/wordChanges';
import type {ComparisonPageData} from '@site/src/features/legal/model/pageData';
import {legalPaths} from '@site/src/features/legal/model/versions';
import {LinkRow} from '../../ui/LinkRow';
import {Cluster} from '@site/src/ui/Cluster';
import styles from './ComparisonPage.module.css';

const words = legal.comparison;

/** Text of a change. Without `of`, the text of both versions. */
function Changes({of, without}: {of: readonly Change[]; without?: Change['kind']}) {
  return of
    .filter(({kind}) => kind !== without)
    .map(({kind, text}, index) => {
      if (kind === 'same') {
        return text;
      }
      // A changed space needs no mark and no room in the text of both versions.
      if (text.trim() === '') {
        return kind === 'added' || without ? text : '';
      }
      return kind === 'added' ? <ins key={index}>{text}</ins> : <del key={index}>{text}</del>;
    });
}

const textOf = (changes: readonly Change[], kind: Change['kind']) =>
  changes
    .filter((it) => it.kind !== kind)
    .map(({text}) => text)
    .join('');

function Label({label}: {label?: string}) {
  return label && <span className={styles.label}>{label} </span>;
}

/** Changed paragraph: once inline and once side by side. The style sheet shows one of the two. */
function ChangedBlock({label, changes, dates}: ComparedBlock & {dates: Dates}) {
  return (
    <div className={styles.changed}>
      <p className={styles.merged}>
        <Label label={label} />
        <Changes of={changes} />
      </p>
      {[{date: dates.older, without: 'added'} as const, {date: dates.newer, without: 'removed'} as const].map(
        ({date, without}) => (
          <div key={without} className={styles.one}>
            <small>{date}</small>
            <p>
              {textOf(changes, without) === '' ? (
                '–'
              ) : (
                <>
                  <Label label={label} />
                  <Changes of={changes} without={without} />
                </>
              )}
            </p>
          </div>
        ),
      )}
    </div>
  );
}

function SameBlocks({blocks}: {blocks: readonly ComparedBlock[]}) {
  return (
    <details className={styles.same}>
      <summary className="caption">{words.unchanged(blocks.length)}</summary>
      {blocks.map(({label, changes}, index) => (
        <p key={index}>
          <Label label={label} />
          <Changes of={changes} />
        </p>
      ))}
    </details>
  );
}

const isSame = ({changes}: ComparedBlock) => changes.every(({kind}) => kind === 'same');

function runs(blocks: readonly ComparedBlock[]): ComparedBlock[][] {
  const all: ComparedBlock[][] = [];
  for (const block of blocks) {
    const last = all.at(-1);
    if (last?.[0] && isSame(last[0]) && isSame(block)) {
      last.push(block);
    } else {
      all.push([block]);
    }
  }
  return all;
}

interface Dates {
  older: string;
  newer: string;
}

function Part({part: {id, number, title, blocks}, dates}: {part: ComparedPart; dates: Dates}) {
  return (
    <section className={styles.part}>
      <Heading
        as="h2"
        id={id}
        words={[number && `${number}.`, textOf(title, 'removed')].filter(Boolean).join(' ')}
      >
        {number !== undefined && `${number}. `}
        <Changes of={title} />
      </Heading>
      {runs(blocks).map((run, index) =>
        run[0] && isSame(run[0]) ? (
          <SameBlocks key={index} blocks={run} />
        ) : (
          run.map((block, place) => <ChangedBlock key={`${index}-${place}`} {...block} dates={dates} />)
        ),
      )}
    </section>
  );
}

/** Changes between two versions, inline or side by side. The switch is a style. */
export default function ComparisonPage({page}: {page: ComparisonPageData}) {
  const {document, title, older, newer, parts} = page;
  const language = useWordsLanguage(words);
  const dates = {older: longDate(language, older.date), newer: longDate(language, newer.date)};
  const changed = parts.filter((part) => part.changed);
  return (
    <Layout
      title={words.title(title, dates.older, dates.newer)}
      description={words.description(title, dates.older, dates.newer)}
    >
      <Head>
        <meta name="robots" content="noindex" />
      </Head>
      <ReadingLayout>
        <main className={styles.main}>
          <Trail
            below={[
              {name: legal.overview.title, path: legalPaths.overview},
              {name: shell.footer.items[document], path: legalPaths.text(document)},
              {
                name: words.heading,
                path: legalPaths.comparison(document, older.date, newer.date),
              },
            ]}
          />
          <ReadingHeader title={`${title}: ${words.heading.toLowerCase()}`}>
            <p>{words.between(dates.older, dates.newer)}</p>
          </ReadingHeader>
          <LinkRow className={`${styles.links} screenOnly`}>
            {[older, newer].map(({date, sample}) => (
              <li key={date}>
                <Link to={legalPaths.version(document, date)}>
                  {legal.versionOf(longDate(language, date))}
                </Link>
                <SampleMark of={{sample}} />
              </li>
            ))}
            <li>
              <Link to={legalPaths.versions(document)}>{legal.tools.versions}</Link>
            </li>
          </LinkRow>
          <Cluster as="fieldset" className={`${styles.view} screenOnly`}>
            <legend className="caption">{words.view}</legend>
            <label className="signed">
              <input type="radio" name="view" value="inline" defaultChecked /> {words.inline}
            </label>
            <label className="signed">
              <input type="radio" name="view" value="side" /> {words.side}
            </label>
            <span className={styles.key}>
              <ins>{words.added}</ins> <del>{words.removed}</del>
            </span>
          </Cluster>
          <nav className={`${styles.index} screenOnly`} aria-labelledby="changed-parts">
            <h2 id="changed-parts">{words.changed}</h2>
            <ul>
              {changed.map(({id, number, title: name}) => (
                <li key={id}>
                  <a href={`#${id}`}>
                    {number !== undefined && `${number}. `}
                    {textOf(name, 'removed')}
                  </a>
                </li>
              ))}
            </ul>
          </nav>
          {parts.map((part) => (
            <Part key={part.id} part={part} dates={dates} />
          ))}
        </main>
      </ReadingLayout>
    </Layout>
  );
}
