/** Words of the blog's lists of subjects and authors. */
export const blogLists = {
  /** How many articles there are of a subject, or by an author. */
  articles: (count: number) => (count === 1 ? '1 article' : `${count} articles`),
};

export type BlogListsContent = typeof blogLists;
