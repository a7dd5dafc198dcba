import Head from '@docusaurus/Head';
import useBaseUrl from '@docusaurus/useBaseUrl';
import {changelog} from '@content/changelog';
import {EntryList} from '@site/src/features/reading/EntryList';
import {FeedAddress} from '@site/src/features/blog/FeedAddress';
import {PostDate} from '@site/src/features/reading/PostDate';
import {ReadingPage} from '@site/src/features/reading/ReadingPage';
import {useTextAttributes} from '@site/src/site/useTranslationState';
import {ArrowLink} from '@site/src/ui/ArrowLink';
import {changelogFeed, changes} from '@site/src/data/changelog';
import {routes} from '@site/src/data/routes';
import styles from './_components/changelog/changelog.module.css';

const {title, description, feed, entries} = changelog;

export default function ChangelogPage() {
  const href = useBaseUrl(changelogFeed);
  return (
    <ReadingPage
      title={title}
      description={description}
      below={[{name: title, path: routes.changelog}]}
      introduction={<p>{description}</p>}
      head={
        <Head>
          <link rel="alternate" type="application/atom+xml" href={href} title={feed.name} />
        </Head>
      }
    >
      <div className={styles.days} {...useTextAttributes()}>
        <EntryList>
          {changes.map(({id, date, to}) => (
            <EntryList.Item key={id} id={id} href={routes[to]} {...entries[id]}>
              <p className="caption">
                <PostDate date={date} />
              </p>
            </EntryList.Item>
          ))}
        </EntryList>
        <p className={styles.follow}>
          {feed.text}
          <br />
          <FeedAddress name={feed.name} path={changelogFeed} />
        </p>
        <p className={styles.follow}>{feed.legal}</p>
        <ArrowLink to={routes.legal}>{feed.legalLink}</ArrowLink>
      </div>
    </ReadingPage>
  );
}
