import type {Heading, Image, Link} from 'mdast';
import {visit} from 'unist-util-visit';
import {frontMatterProblems} from '../../src/lib/frontMatter';
import type {Problem, Text} from './texts';

const lineOf = (node: {position?: {start: {line: number}}}): number => node.position?.start.line ?? 1;

/** Line of a field of the front matter, for a problem such as 'cards.0.icon: …'. */
function lineOfField(source: string, problem: string): number {
  const field = problem.split(/[.:]/)[0] ?? '';
  const index = source.split('\n').findIndex((line) => line.startsWith(`${field}:`));
  return index < 0 ? 1 : index + 1;
}

function missingFields({file, frontMatter}: Text): string[] {
  const isPost = /(?:^|-)blog\//.test(file);
  const wanted = isPost ? ['title', 'description', 'image', 'imageAlt'] : ['title', 'description'];
  return wanted.filter((field) => !frontMatter[field]).map((field) => `${field}: is missing`);
}

/** What is wrong within a text, apart from its links. */
export function checkText(text: Text): Problem[] {
  const {file, source, frontMatter, tree} = text;
  const problems: Problem[] = [...frontMatterProblems(file, frontMatter), ...missingFields(text)].map(
    (message) => ({file, line: lineOfField(source, message), message}),
  );
  // The title of the front matter is the first heading.
  let level = frontMatter.title ? 1 : 0;
  visit(tree, (node) => {
    if (node.type === 'heading') {
      const {depth} = node as Heading;
      if (depth > level + 1) {
        problems.push({
          file,
          line: lineOf(node),
          message: `a heading of level ${depth} follows one of level ${level}: use ${'#'.repeat(level + 1)}`,
        });
      }
      if (depth === 1 && level > 0) {
        problems.push({
          file,
          line: lineOf(node),
          message: 'a second title: the front matter has one; begin headings with ##',
        });
      }
      level = depth;
    } else if (node.type === 'image' && !(node as Image).alt?.trim()) {
      problems.push({
        file,
        line: lineOf(node),
        message: `the picture ${(node as Image).url} has no alternative text: write between the brackets what it shows`,
      });
    } else if (node.type === 'link' && (node as Link).children.length === 0) {
      problems.push({file, line: lineOf(node), message: `the link to ${(node as Link).url} has no words`});
    }
  });
  return problems;
}
