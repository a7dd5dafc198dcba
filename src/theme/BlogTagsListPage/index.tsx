// Change: the list of tags in our own layout.
import {blog} from '@content/blog';
import type {Props} from '@theme/BlogTagsListPage';
import Layout from '@theme/Layout';
import {BlogTrail} from '@site/src/components/reading/BlogTrail';
import {EntryList} from '@site/src/components/reading/EntryList';
import {ReadingHeader, ReadingLayout, ReadingMain} from '@site/src/components/reading/ReadingLayout';
import {routes} from '@site/src/data/routes';

const {title, description} = blog.tags;

export default function BlogTagsListPage({tags}: Props) {
  return (
    <Layout title={title} description={description}>
      <ReadingLayout>
        <ReadingMain>
          <BlogTrail below={[{name: title, path: routes.blogTags}]} />
          <ReadingHeader title={title} />
          <EntryList>
            {tags.map((tag) => (
              <EntryList.Item
                key={tag.permalink}
                href={tag.permalink}
                title={tag.label}
                text={tag.description}
              />
            ))}
          </EntryList>
        </ReadingMain>
      </ReadingLayout>
    </Layout>
  );
}
