import Head from '@docusaurus/Head';
import {useBaseUrlUtils} from '@docusaurus/useBaseUrl';
import {blog} from '@content/blog';
import {feeds} from '@site/src/data/feeds';
import {LinkRow} from '@site/src/ui/LinkRow';

/** Adds the blog's feeds to the head, for feed readers. */
export function FeedLinks() {
  const {withBaseUrl} = useBaseUrlUtils();
  return (
    <Head>
      {feeds.map(({kind, path, type}) => (
        <link key={kind} rel="alternate" type={type} title={blog.feed.names[kind]} href={withBaseUrl(path)} />
      ))}
    </Head>
  );
}

export function FollowBlog() {
  const {withBaseUrl} = useBaseUrlUtils();
  return (
    <LinkRow>
      {feeds.map(({kind, path}) => (
        <li key={kind}>
          <a href={withBaseUrl(path)}>{blog.feed.names[kind]}</a>
        </li>
      ))}
    </LinkRow>
  );
}
