import {createHash} from 'node:crypto';

/** Length of a hash as it stands in a translation, in hex digits. */
const digits = 12;

const inFrontMatter = new RegExp(`^sourceHash: '([0-9a-f]{${digits}})'$`, 'm');
const inCode = new RegExp(`^// sourceHash: '([0-9a-f]{${digits}})'$`, 'm');
const frontMatter = /^---\n([\s\S]*?)\n---(?:\n|$)/;

const isCode = (file: string) => file.endsWith('.ts');
const lines = (text: string) => text.replace(/^\uFEFF/, '').replaceAll('\r\n', '\n');

/**
 * Hash of an original text. Line ends and the way in which lines are broken do not count: a text that was only set anew
 * still says the same.
 */
export function hashOf(text: string): string {
  const flat = lines(text).replace(/\s+/g, ' ').trim();
  return createHash('sha256').update(flat).digest('hex').slice(0, digits);
}

/** The hash of the original that a translation says it translates; none where it says nothing. */
export function readStamp(file: string, text: string): string | undefined {
  const place = isCode(file) ? text : frontMatter.exec(lines(text))?.[1];
  return (isCode(file) ? inCode : inFrontMatter).exec(place ?? '')?.[1];
}

/**
 * Writes into a translation which original it translates: the last line of its front matter, or the first of a file of
 * code.
 *
 * @throws Error where a Markdown file has no front matter to write into
 */
export function writeStamp(file: string, text: string, hash: string): string {
  const stamp = `sourceHash: '${hash}'`;
  const body = lines(text);
  if (isCode(file)) {
    const rest = body.replace(inCode, '').replace(/^\n/, '');
    return `// ${stamp}\n${rest}`;
  }
  const head = frontMatter.exec(body)?.[1];
  if (head === undefined) {
    throw new Error(`${file}: has no front matter. Begin the file with "---", "title: …" and "---".`);
  }
  const stamped = inFrontMatter.test(head) ? head.replace(inFrontMatter, stamp) : `${head}\n${stamp}`;
  return body.replace(head, () => stamped);
}
