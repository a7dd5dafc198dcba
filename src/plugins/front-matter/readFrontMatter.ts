import {DEFAULT_PARSE_FRONT_MATTER} from '@docusaurus/utils';
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
