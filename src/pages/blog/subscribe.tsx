import {blog} from '@content/blog';
import {blogSubscribe} from '@content/blogSubscribe';
import {BlogPage} from '@site/src/features/blog/BlogPage';
import {FeedAddress} from '@site/src/features/blog/FeedAddress';
import {ArrowLink} from '@site/src/ui/ArrowLink';
import {feeds} from '@site/src/data/feeds';
import {routes} from '@site/src/data/routes';
import {List} from '@site/src/ui/List';
import styles from '../_components/subscribe/subscribe.module.css';

const {meta, title, lede, steps, addresses, read} = blogSubscribe;

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
        <List as="ol" of={steps.items} />
      </section>
      <section className={styles.section}>
        <h2>{addresses.title}</h2>
        <p>{addresses.text}</p>
        <ul>
          {feeds.map(({kind, path}) => (
            <li key={kind}>
              <FeedAddress name={blog.feed.names[kind]} path={path} />
            </li>
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
