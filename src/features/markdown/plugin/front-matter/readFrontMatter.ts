import {DEFAULT_PARSE_FRONT_MATTER} from '@docusaurus/utils';
import {isMap, isScalar, LineCounter, parseDocument} from 'yaml';
import {withoutForbidden} from '../../../../lib/escapeHtml';
import {resultOf} from '../../../../rendering/results';

/**
 * Reads front matter as Docusaurus does, without invisible characters that YAML rejects: pasted text contains them, and
 * the error would not name the file.
 *
 * @param filePath only for messages
 * @throws YAMLException if it is not YAML
 */
export const readFrontMatter = (filePath: string, fileContent: string) =>
  DEFAULT_PARSE_FRONT_MATTER({filePath, fileContent: withoutForbidden(fileContent)});

/** Parses the YAML between the first two `---` lines; an empty document if the text does not begin with one. */
function headOf(source: string) {
  const lines = new LineCounter();
  const [first, ...rest] = withoutForbidden(source)
    .replace(/^\uFEFF/, '')
    .split('\n');
  const isMark = (line = '') => line.trimEnd() === '---';
  const yaml = isMark(first) ? rest.slice(0, Math.max(rest.findIndex(isMark), 0)) : [];
  return {lines, document: parseDocument(yaml.map((line) => `${line}\n`).join(''), {lineCounter: lines})};
}

/** Returns the fields of a front matter, without waiting; none if it is no YAML. Dates are strings. */
export function frontMatterOf(source: string): Readonly<Record<string, unknown>> {
  return resultOf(['front matter', source], () => {
    const {document} = headOf(source);
    return document.errors.length === 0 && isMap(document.contents)
      ? (document.toJS() as Record<string, unknown>)
      : {};
  });
}

/** Returns the line of a front matter field, or of an entry of its list; 1 if missing. */
export function lineOfField(source: string, field: string, index?: number): number {
  const {document, lines} = headOf(source);
  const {contents} = document;
  const key = isMap(contents)
    ? contents.items.map((pair) => pair.key).find((it) => isScalar(it) && String(it.value) === field)
    : undefined;
  const {range} = ((index === undefined ? undefined : document.getIn([field, index], true)) ?? key ?? {}) as {
    range?: readonly number[];
  };
  return range?.[0] === undefined ? 1 : lines.linePos(range[0]).line + 1;
}
