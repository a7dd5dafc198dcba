import {createHash} from 'node:crypto';
import {frontMatterOf, lineOfField} from '../../markdown/plugin';

/** Length of a hash in a translation, in hex digits. */
const digits = 12;

const isHash = new RegExp(`^[0-9a-f]{${digits}}$`);
const inCode = new RegExp(`^// sourceHash: '([0-9a-f]{${digits}})'$`, 'm');

const isCode = (file: string) => file.endsWith('.ts');
const lines = (text: string) => text.replace(/^\uFEFF/, '').replaceAll('\r\n', '\n');

/** Returns the hash of a source text, without line ends and line breaks: re-wrapping keeps the hash. */
export function hashOf(text: string): string {
  const flat = lines(text).replace(/\s+/g, ' ').trim();
  return createHash('sha256').update(flat).digest('hex').slice(0, digits);
}

/** Returns the hash in a translation; `undefined` without one. */
export function readStamp(file: string, text: string): string | undefined {
  const stamp = isCode(file) ? inCode.exec(text)?.[1] : String(frontMatterOf(text).sourceHash);
  return stamp !== undefined && isHash.test(stamp) ? stamp : undefined;
}

/**
 * Writes the source's hash into a translation: the last line of its front matter, or the first line of code. Throws for
 * a Markdown file without front matter.
 */
export function writeStamp(file: string, text: string, hash: string): string {
  const stamp = `sourceHash: '${hash}'`;
  const body = lines(text);
  if (isCode(file)) {
    const rest = body.replace(inCode, '').replace(/^\n/, '');
    return `// ${stamp}\n${rest}`;
  }
  const rows = body.split('\n');
  const end = rows.indexOf('---', 1);
  if (rows[0] !== '---' || end < 0) {
    throw new Error(`${file}: has no front matter. Begin the file with "---", "title: …" and "---".`);
  }
  const line = lineOfField(body, 'sourceHash');
  rows.splice(line > 1 ? line - 1 : end, line > 1 ? 1 : 0, stamp);
  return rows.join('\n');
}
