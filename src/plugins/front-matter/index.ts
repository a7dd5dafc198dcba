import path from 'node:path';
import type {ParseFrontMatter} from '@docusaurus/types';
import {frontMatterProblems} from '../../lib/frontMatter';
import {withFormat} from '../markdown/format';

/** Fields that hold text. Other projects write numbers, dates and nothing there, which YAML does not read as text. */
const textFields = ['title', 'description', 'sidebar_label', 'pagination_label', 'id', 'slug', 'image'];

function withTexts(frontMatter: Readonly<Record<string, unknown>>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(frontMatter)
      .filter(([, value]) => value !== null)
      .map(([field, value]) => {
        const isPlain = value instanceof Date || typeof value === 'number' || typeof value === 'boolean';
        return textFields.includes(field) && isPlain
          ? [field, value instanceof Date ? value.toISOString().slice(0, 10) : String(value)]
          : [field, value];
      }),
  );
}

/**
 * Docusaurus's own reading of front matter, with the fields that this site adds checked, and with how the text is read
 * (`markdown/format.ts`).
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
  const frontMatter = withTexts(parsed.frontMatter);
  const problems = frontMatterProblems(file, frontMatter);
  if (problems.length > 0) {
    throw new Error(problems.map((problem) => `${file}: ${problem}`).join('\n'));
  }
  return {...parsed, frontMatter: withFormat(file, params.fileContent, frontMatter)};
};
