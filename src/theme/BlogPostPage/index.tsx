// Change: date, contents, text and neighbours in our own layout.
import {BlogPostProvider} from '@docusaurus/plugin-content-blog/client';
import {translate} from '@docusaurus/Translate';
import type {Props} from '@theme/BlogPostPage';
import BlogPostPageMetadata from '@theme/BlogPostPage/Metadata';
import Layout from '@theme/Layout';
import {BlogTrail} from '@site/src/components/reading/BlogTrail';
import {article} from '@site/src/lib/structuredData';
import {useLanguage} from '@site/src/components/shell/LanguageContext';
import {useSite} from '@site/src/components/shell/useSite';
import {Contents} from '@site/src/components/reading/Contents';
import {Paginator} from '@site/src/components/reading/Paginator';
import {PostDate} from '@site/src/components/reading/PostDate';
import {Prose} from '@site/src/components/reading/Prose';
import {ReadingHeader, ReadingLayout, ReadingMain} from '@site/src/components/reading/ReadingLayout';

export default function BlogPostPage({content: Text}: Props) {
  const {metadata, toc} = Text;
  const site = useSite();
  const {language} = useLanguage();
  return (
    <BlogPostProvider content={Text} isBlogPostPage>
      <BlogPostPageMetadata />
      <Layout>
        <ReadingLayout>
          <ReadingMain>
            <BlogTrail
              below={[{name: metadata.title, path: metadata.permalink}]}
              nodes={[
                article(
                  site,
                  {...metadata, authors: metadata.authors.map(({name, key}) => name ?? key ?? '')},
                  language,
                ),
              ]}
            />
            <ReadingHeader title={metadata.title}>
              <p>
                <PostDate date={metadata.date} />
              </p>
            </ReadingHeader>
            <Contents items={toc} />
            <Prose>
              <Text />
            </Prose>
            <Paginator
              label={translate({
                id: 'theme.blog.post.paginator.navAriaLabel',
                message: 'Blog post page navigation',
              })}
              previous={metadata.nextItem}
              next={metadata.prevItem}
            />
          </ReadingMain>
        </ReadingLayout>
      </Layout>
    </BlogPostProvider>
  );
}
