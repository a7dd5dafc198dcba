import type {Heading, RootContent} from 'mdast';
import type {PublishedText} from '../../../rendering/publishedTexts';
import type {RenderedPage} from '../../../rendering/lifecycle';
import {resultOf} from '../../../rendering/results';
import {readArticle, warnOfLosses, toMarkdown, toMdast} from '../../articles/plugin';

const isTitle = (node: RootContent | undefined): node is Heading =>
  node?.type === 'heading' && node.depth === 1;

/** Returns a text as Markdown, headed by title, description and URL. Warns of content that only the page shows. */
export function twinOf(
  page: RenderedPage,
  {source, title, description}: Pick<PublishedText, 'source' | 'title' | 'description'>,
  origin: string,
  word: string,
): string {
  const address = origin + page.route;
  const {twin, losses} = resultOf(
    ['twin', page.rendered, page.title, title, description, address, origin, word],
    () => {
      const article = readArticle(page, origin);
      const [first, ...others] = toMdast(article, 'markdown').children;
      // A text may bring its title itself.
      const [heading, content] = isTitle(first)
        ? [first, others]
        : [
            {type: 'heading', depth: 1, children: [{type: 'text', value: title}]} satisfies Heading,
            first ? [first, ...others] : [],
          ];
      const summary: RootContent[] = description
        ? [
            {
              type: 'blockquote',
              children: [{type: 'paragraph', children: [{type: 'text', value: description}]}],
            },
          ]
        : [];
      const place: RootContent = {
        type: 'paragraph',
        children: [
          {type: 'text', value: `${word}: `},
          {type: 'link', url: address, children: [{type: 'text', value: address}]},
        ],
      };
      const text = toMarkdown({type: 'root', children: [heading, ...summary, place, ...content]});
      return {twin: text, losses: article.losses};
    },
  );
  warnOfLosses(source, {losses});
  return twin;
}
