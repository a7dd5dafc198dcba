// Change: the list of authors in our own layout.
import {blog} from '@content/blog';
import type {Props} from '@theme/Blog/Pages/BlogAuthorsListPage';
import Layout from '@theme/Layout';
import {BlogTrail} from '@site/src/components/reading/BlogTrail';
import {EntryList} from '@site/src/components/reading/EntryList';
import {ReadingHeader, ReadingLayout, ReadingMain} from '@site/src/components/reading/ReadingLayout';
import {routes} from '@site/src/data/routes';

const {title, description} = blog.authors;

export default function BlogAuthorsListPage({authors}: Props) {
  return (
    <Layout title={title} description={description}>
      <ReadingLayout>
        <ReadingMain>
          <BlogTrail below={[{name: title, path: routes.blogAuthors}]} />
          <ReadingHeader title={title} />
          <EntryList>
            {authors.map(
              ({key, name, title: role, page}) =>
                page && <EntryList.Item key={key} href={page.permalink} title={name ?? key} text={role} />,
            )}
          </EntryList>
        </ReadingMain>
      </ReadingLayout>
    </Layout>
  );
}
