// sourceHash: 'ced3738846f0'
// sourceHash: ''
import type {BlogListsContent} from '@site/src/content/blogLists';

export const blogLists: BlogListsContent = {
  articles: (count) => (count === 1 ? '1 articolo' : `${count} articoli`),
};
