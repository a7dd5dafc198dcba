// sourceHash: '90e29f89ae88'
// sourceHash: ''
import type {BlogListsContent} from '@site/src/content/blogLists';

export const blogLists: BlogListsContent = {
  articles: (count) => (count === 1 ? '1 articolo' : `${count} articoli`),
};
