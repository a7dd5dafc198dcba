import {shell} from '@content/shell';
import {routes} from '@site/src/data/routes';
import {type Crumb, ReadingPage, type ReadingPageProps} from '../reading';
import {FeedLinks} from './FeedLinks';

interface BlogPageProps extends Omit<ReadingPageProps, 'below' | 'head'> {
  /** Breadcrumbs below the blog itself; the current page is last. */
  below?: readonly Crumb[];
}

export function BlogPage({below = [], ...rest}: BlogPageProps) {
  const trail = [{name: shell.nav.items.blog, path: routes.blog}, ...below];
  return <ReadingPage {...rest} head={<FeedLinks />} below={trail} />;
}
