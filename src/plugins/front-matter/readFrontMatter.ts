import {DEFAULT_PARSE_FRONT_MATTER} from '@docusaurus/utils';
import {isMap, isScalar, LineCounter, parseDocument} from 'yaml';
import {withoutForbidden} from '../../lib/escapeHtml';

/**
 * Reads the front matter of a text as Docusaurus does, but for characters that YAML refuses and nobody sees: a paste from a
 * word processor brings them, and the error would not name the file.
 *
 * @param filePath only for messages
 * @throws YAMLException where it is not YAML
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
  const {document} = headOf(source);
  return document.errors.length === 0 && isMap(document.contents)
    ? (document.toJS() as Record<string, unknown>)
    : {};
}

/** Returns the line of the file on which a field of the front matter begins; 1 if it is not there. */
export function lineOfField(source: string, field: string): number {
  const {document, lines} = headOf(source);
  const pair =
    isMap(document.contents) &&
    document.contents.items.find(({key}) => isScalar(key) && String(key.value) === field);
  return pair && isScalar(pair.key) && pair.key.range ? lines.linePos(pair.key.range[0]).line + 1 : 1;
}
