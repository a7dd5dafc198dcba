import path from 'node:path';
import type {ParseFrontMatter} from '@docusaurus/types';
import {frontMatterProblems, isPost} from '../../frontMatter';
import {allWithoutForbidden, withoutForbidden} from '../../../../lib/escapeHtml';
import {withFormat} from '../format';
import {sourceOf, warnOfLine} from '../warnOnce';
import {neighboursOf} from './pagination';
import {lineOfField} from './readFrontMatter';

/** Text fields. Other projects write numbers, dates, null and `""`: numbers become text, null and "" are dropped. */
const textFields = ['title', 'description', 'sidebar_label', 'pagination_label', 'id', 'slug', 'image'];

/** Fields in which null has a meaning: no link, no sidebar, no edit URL. */
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

/** An ignored field, with its line and the reason. */
interface LeftOut {
  readonly line: number;
  readonly message: string;
}

/**
 * Returns this site's front matter. Leaves out values of another shape, which are another project's, and neighbours
 * that do not exist.
 *
 * @param file path of the text, relative to the site
 */
export function readFields(
  file: string,
  source: string,
  frontMatter: Readonly<Record<string, unknown>>,
): {fields: Record<string, unknown>; leftOut: LeftOut[]} {
  const texts = withTexts(allWithoutForbidden(frontMatter));
  const foreign = frontMatterProblems(file, texts).map((problem) => ({
    field: problem.split(/[.:]/)[0]!,
    message: `${problem}; until then it counts as another project's field, and is left out`,
  }));
  const neighbours = neighboursOf(file, texts);
  const unknown = Object.entries(neighbours.unknown).map(([field, id]) => ({
    field,
    message: `${field}: no text has the id ${id}: it is the path of a file in docs/ without its ending. Until then the sidebar says which text comes there`,
  }));
  const without = new Set(foreign.map(({field}) => field));
  return {
    fields: Object.fromEntries(
      Object.entries({...texts, ...neighbours.fields}).filter(
        ([field, value]) => value !== undefined && !without.has(field),
      ),
    ),
    leftOut: [...foreign, ...unknown].map(({field, message}) => ({
      line: lineOfField(source, field),
      message,
    })),
  };
}

const isText = (value: unknown): value is string => typeof value === 'string';

/**
 * Returns the fault in the name or address of a text. Each fault would stop the build with an unrelated message.
 *
 * @param file path relative to the site
 * @param fields `slug` and `id` take the place of the file's name
 */
function nameProblem(file: string, {slug, id}: Readonly<Record<string, unknown>>): string | undefined {
  if (file.includes('!')) {
    return 'the bundler reads an exclamation mark in the name of a file or folder as an instruction: rename it';
  }
  const {dir, name} = path.posix.parse(file);
  const own = isText(slug) ? slug : isText(id) && !isPost(file) ? id : name;
  const isWhole = own.startsWith('/') || (isText(slug) && isPost(file));
  return (isWhole ? own : `${dir}/${own}`).includes('%')
    ? 'a per cent sign in the name of a file or folder, or in "slug", makes an address that browsers cannot read: rename it, or set a "slug" without one'
    : undefined;
}

/**
 * Parses front matter as Docusaurus does, with this site's own fields and the text's format (`markdown/format.ts`).
 *
 * @throws Error with the file if the front matter is not YAML, or the text cannot have a page
 */
export const parseFrontMatter: ParseFrontMatter = async (params) => {
  const file = sourceOf({path: params.filePath});
  // YAML rejects forbidden characters, unless they are escaped as `"\v"`.
  const readable = {...params, fileContent: withoutForbidden(params.fileContent)};
  const parsed = await params.defaultParseFrontMatter(readable).catch((error: unknown) => {
    const reason = error instanceof Error ? error.message.split('\n')[0] : String(error);
    throw new Error(
      `${file}: the front matter between the "---" lines is no YAML: ${reason}. A text with a colon needs quotes.`,
    );
  });
  const problem = nameProblem(file, parsed.frontMatter);
  if (problem) {
    throw new Error(`${file}: ${problem}`);
  }
  const {fields, leftOut} = readFields(file, params.fileContent, parsed.frontMatter);
  leftOut.forEach(({line, message}) => warnOfLine(file, line, message));
  return {...parsed, frontMatter: withFormat(file, params.fileContent, fields)};
};
