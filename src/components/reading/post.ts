import type {Content} from '@theme/BlogPostPage';
import type {PictureData} from '@site/src/components/ui/Picture';
import type {PostFrontMatter} from '@site/src/lib/frontMatter';

/** An article as the blog plugin gives it, with what this site adds. */
export type Post = Omit<Content, 'frontMatter'> & {
  readonly frontMatter: Content['frontMatter'] & PostFrontMatter;
  /** `image` of the front matter (src/plugins/pictures). */
  readonly picture?: PictureData;
};

/** Who wrote an article; of a picture beside the text, the address that the build gives it. */
export const authorsOf = ({metadata, assets}: Post) =>
  metadata.authors.map((author, index) => ({
    ...author,
    imageURL: assets.authorsImageUrls[index] ?? author.imageURL,
  }));

/** The fields of an article that Docusaurus's types do not know; `parseFrontMatter` has checked them. */
export const asPost = (content: Content): Post => content as Post;
