import useBaseUrl from '@docusaurus/useBaseUrl';
import {blog} from '@content/blog';
import {blogSubscribe} from '@content/blogSubscribe';
import {BlogPage} from '@site/src/components/reading/BlogPage';
import {useSite} from '@site/src/components/shell/useSite';
import {ArrowLink} from '@site/src/components/ui/ArrowLink';
import {feeds} from '@site/src/data/feeds';
import {routes} from '@site/src/data/routes';
import styles from '../_components/subscribe/subscribe.module.css';

const {meta, title, lede, steps, addresses, read} = blogSubscribe;

/** One feed: its whole address, to be copied, and a link to the file. */
function FeedAddress({kind, path}: (typeof feeds)[number]) {
  const href = useBaseUrl(path);
  const {url} = useSite();
  return (
    <li>
      {/* A file, not a page. */}
      <a href={href}>{blog.feed.names[kind]}</a>
      <br />
      <code>{url + href}</code>
    </li>
  );
}

export default function SubscribePage() {
  return (
    <BlogPage
      title={meta.title}
      heading={title}
      description={meta.description}
      below={[{name: title, path: routes.blogSubscribe}]}
      introduction={<p>{lede}</p>}
    >
      <section className={styles.section}>
        <h2>{steps.title}</h2>
        <ol>
          {steps.items.map((item) => (
            <li key={item}>{item}</li>
          ))}
        </ol>
      </section>
      <section className={styles.section}>
        <h2>{addresses.title}</h2>
        <p>{addresses.text}</p>
        <ul>
          {feeds.map((feed) => (
            <FeedAddress key={feed.kind} {...feed} />
          ))}
        </ul>
      </section>
      <section className={styles.section}>
        <h2>{read.title}</h2>
        <p>{read.text}</p>
        <ArrowLink to={routes.blog}>{read.link}</ArrowLink>
      </section>
    </BlogPage>
  );
}
