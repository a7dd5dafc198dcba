// Change: date, contents, text and neighbours in our own layout.
import {BlogPostProvider} from '@docusaurus/plugin-content-blog/client';
import {translate} from '@docusaurus/Translate';
import type {Props} from '@theme/BlogPostPage';
import BlogPostPageMetadata from '@theme/BlogPostPage/Metadata';
import {article} from '@site/src/lib/structuredData';
import {useLanguage} from '@site/src/components/shell/LanguageContext';
import {useSite} from '@site/src/components/shell/useSite';
import {BlogPage} from '@site/src/components/reading/BlogPage';
import {Paginator} from '@site/src/components/reading/Paginator';
import {PostDate} from '@site/src/components/reading/PostDate';
import {Writing} from '@site/src/components/reading/Writing';

export default function BlogPostPage({content: Text}: Props) {
  const {metadata} = Text;
  const site = useSite();
  const {language} = useLanguage();
  const authors = metadata.authors.map(({name, key}) => name ?? key ?? '');
  return (
    <BlogPostProvider content={Text} isBlogPostPage>
      <BlogPage
        title={metadata.title}
        below={[{name: metadata.title, path: metadata.permalink}]}
        nodes={[article(site, {...metadata, authors}, language)]}
        introduction={
          <p>
            <PostDate date={metadata.date} />
          </p>
        }
      >
        {/* Inside, where it has the last word: a post may have another title in search engines. */}
        <BlogPostPageMetadata />
        <Writing of={Text} />
        <Paginator
          label={translate({
            id: 'theme.blog.post.paginator.navAriaLabel',
            message: 'Blog post page navigation',
          })}
          previous={metadata.nextItem}
          next={metadata.prevItem}
        />
      </BlogPage>
    </BlogPostProvider>
  );
}
