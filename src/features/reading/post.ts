import type {Content} from '@theme/BlogPostPage';
import type {PictureData} from '@site/src/ui/Picture';
import type {PostFrontMatter} from '@site/src/features/markdown';

export type Post = Omit<Content, 'frontMatter'> & {
  readonly frontMatter: Content['frontMatter'] & PostFrontMatter;
  /** `image` of the front matter (src/features/pictures/plugin). */
  readonly picture?: PictureData;
};

/** Returns the authors, with the URLs of local pictures that the build emitted. */
export const authorsOf = ({metadata, assets}: Post) =>
  metadata.authors.map((author, index) => ({
    ...author,
    imageURL: assets.authorsImageUrls[index] ?? author.imageURL,
  }));

/** Adds the front matter fields that `parseFrontMatter` has validated and Docusaurus's types lack. */
export const asPost = (content: Content): Post => content as Post;
