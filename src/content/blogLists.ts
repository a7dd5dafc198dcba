/** Words of the blog's lists of subjects and authors. */
export const blogLists = {
  /** Number of articles of a topic or author. */
  articles: (count: number) => (count === 1 ? '1 article' : `${count} articles`),
};

export type BlogListsContent = typeof blogLists;
