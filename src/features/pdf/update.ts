/** Incremental updates of PDF files (ISO 32000-1, 7.5.6): new objects at the end, and nothing before them moves. */

/** Converts bytes to a binary string: one character per byte. */
export function toBinary(bytes: Uint8Array): string {
  let text = '';
  // Spreading a larger chunk exceeds the limit of arguments.
  for (let at = 0; at < bytes.length; at += 8192) {
    text += String.fromCharCode(...bytes.subarray(at, at + 8192));
  }
  return text;
}

/** Converts a binary string to bytes. */
export const toBytes = (text: string) => Uint8Array.from(text, (character) => character.charCodeAt(0));

const hex = (codes: readonly number[], digits: number) =>
  codes.map((code) => code.toString(16).padStart(digits, '0')).join('');

/** Encodes an ASCII text as a PDF hex string. */
export const asciiString = (text: string): string => `<${hex([...toBytes(text)], 2)}>`;

/** Encodes a text as a UTF-16 PDF hex string. */
export const textString = (text: string): string =>
  `<feff${hex(
    Array.from({length: text.length}, (_, at) => text.charCodeAt(at)),
    4,
  )}>`;

/** Returns a stream object with data, from a dictionary without a length. */
export const stream = (dictionary: string, data: string): string =>
  `${dictionary.replace(/>>$/, `/Length ${data.length}\n>>`)}\nstream\n${data}\nendstream`;

/** The object of a number, without `obj` and `endobj`. */
export function objectIn(file: string, number: number): string {
  const start = file.indexOf(`\n${number} 0 obj\n`) + `\n${number} 0 obj\n`.length;
  return file.slice(start, file.indexOf('\nendobj', start));
}

/** Replaces objects by number in a PDF as PDFKit writes it, one character per byte. */
export function updated(file: string, objects: ReadonlyMap<number, string>): string {
  const [, dictionary = '', previous] =
    /trailer\n<<([^]*?)>>\nstartxref\n(\d+)\s+%%EOF\s*$/.exec(file.slice(file.lastIndexOf('trailer\n'))) ??
    [];
  let body = file;
  let places = '';
  for (const [number, object] of objects) {
    places += `${number} 1\n${String(body.length).padStart(10, '0')} 00000 n \n`;
    body += `${number} 0 obj\n${object}\nendobj\n`;
  }
  return `${body}xref\n${places}trailer\n<<${dictionary.replace(/\/Prev \d+\n/, '')}/Prev ${previous}\n>>\nstartxref\n${body.length}\n%%EOF\n`;
}
