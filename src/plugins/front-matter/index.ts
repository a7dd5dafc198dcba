import path from 'node:path';
import type {ParseFrontMatter} from '@docusaurus/types';
import {frontMatterProblems} from '../../lib/frontMatter';
import {withFormat} from '../markdown/format';
import {neighboursOf, unknownNeighbours} from './pagination';

/** Fields that hold text. Other projects write numbers, dates, nothing and `""` there: numbers are text, nothing is no field. */
const textFields = ['title', 'description', 'sidebar_label', 'pagination_label', 'id', 'slug', 'image'];

/** Fields in which nothing means something: no link, no sidebar, no address of an editor. */
const meantAsNull = ['pagination_next', 'pagination_prev', 'displayed_sidebar', 'custom_edit_url'];

function withTexts(frontMatter: Readonly<Record<string, unknown>>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(frontMatter)
      .filter(([field, value]) => value !== null || meantAsNull.includes(field))
      .filter(([field, value]) => value !== '' || !textFields.includes(field))
      .map(([field, value]) => {
        const isPlain = value instanceof Date || typeof value === 'number' || typeof value === 'boolean';
        return textFields.includes(field) && isPlain
          ? [field, value instanceof Date ? value.toISOString().slice(0, 10) : String(value)]
          : [field, value];
      }),
  );
}

/** Sentences that stand in the terminal: both builds read each text, for each language. */
const said = new Set<string>();

/** Neighbours that a text names (`pagination.ts`); one that is not there is said. */
function withNeighbours(file: string, source: string, frontMatter: Record<string, unknown>) {
  const {fields, unknown} = neighboursOf(file, frontMatter);
  for (const {line, message} of unknownNeighbours(source, unknown)) {
    const sentence = `${file}:${line}  ${message}`;
    if (!said.has(sentence)) {
      said.add(sentence);
      console.warn(`[WARNING] ${sentence}`);
    }
  }
  return Object.fromEntries(
    Object.entries({...frontMatter, ...fields}).filter(([, value]) => value !== undefined),
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
  return {
    ...parsed,
    frontMatter: withFormat(file, params.fileContent, withNeighbours(file, params.fileContent, frontMatter)),
  };
};
