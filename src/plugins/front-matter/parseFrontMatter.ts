import path from 'node:path';
import type {ParseFrontMatter} from '@docusaurus/types';
import {frontMatterProblems} from './schema';

/**
 * Docusaurus's own reading of front matter, with the fields that this site adds checked.
 *
 * @throws Error that names file, field and what to do
 */
export const parseFrontMatter: ParseFrontMatter = async (params) => {
  const file = path.relative(process.cwd(), params.filePath).replaceAll(path.sep, '/');
  const parsed = await params.defaultParseFrontMatter(params).catch((error: unknown) => {
    const reason = error instanceof Error ? error.message.split('\n')[0] : String(error);
    throw new Error(
      `${file}: the front matter between the "---" lines is no YAML: ${reason}. A text with a colon needs quotes.`,
    );
  });
  const problems = frontMatterProblems(file, parsed.frontMatter);
  if (problems.length > 0) {
    throw new Error(problems.map((problem) => `${file}: ${problem}`).join('\n'));
  }
  return parsed;
};
