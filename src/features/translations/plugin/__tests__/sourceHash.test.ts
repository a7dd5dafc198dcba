import {hashOf, readStamp, writeStamp} from '../sourceHash';

const text = '---\ntitle: Titolo\n---\n\nUna frase.\n';

it('hashOf is the same for a text that was only set anew', () => {
  // printf 'One two three.' | sha256sum
  expect(hashOf('One two\nthree.\n')).toBe('7493b32ad0b5');
  expect(hashOf('\uFEFFOne\r\n\ttwo  three.')).toBe('7493b32ad0b5');
});

describe('stamp', () => {
  it('is read back from front matter, and replaced', () => {
    const once = writeStamp('a.md', text, 'aaaaaaaaaaaa');
    expect(once).toBe("---\ntitle: Titolo\nsourceHash: 'aaaaaaaaaaaa'\n---\n\nUna frase.\n");
    const twice = writeStamp('a.md', once, '123456789012');
    expect(readStamp('a.md', twice)).toBe('123456789012');
    expect(twice.match(/sourceHash/g)).toHaveLength(1);
  });

  it('is read back from code, and replaced', () => {
    const once = writeStamp('a.ts', 'export const a = 1;\n', 'aaaaaaaaaaaa');
    expect(once).toBe("// sourceHash: 'aaaaaaaaaaaa'\nexport const a = 1;\n");
    expect(writeStamp('a.ts', once, 'bbbbbbbbbbbb')).toBe(
      "// sourceHash: 'bbbbbbbbbbbb'\nexport const a = 1;\n",
    );
  });

  it('is read and written behind a byte order mark, and with the line ends of Windows', () => {
    for (const mark of ['\uFEFF', '']) {
      const windows = `${mark}${text.replaceAll('\n', '\r\n')}`;
      const stamped = writeStamp('a.md', windows, 'aaaaaaaaaaaa');
      expect(stamped).toBe("---\ntitle: Titolo\nsourceHash: 'aaaaaaaaaaaa'\n---\n\nUna frase.\n");
      expect(readStamp('a.md', mark + stamped.replaceAll('\n', '\r\n'))).toBe('aaaaaaaaaaaa');
    }
  });

  it('is not taken from the body of a text', () => {
    expect(readStamp('a.md', `${text}\nsourceHash: 'aaaaaaaaaaaa'\n`)).toBeUndefined();
    expect(readStamp('a.md', "sourceHash: 'aaaaaaaaaaaa'\n")).toBeUndefined();
    expect(readStamp('a.ts', "const a = 1; // sourceHash: 'aaaaaaaaaaaa'\n")).toBeUndefined();
  });

  it('leaves dollar signs of a text alone', () => {
    const dollars = text.replace('Titolo', () => "Da $1 a $&: $'");
    expect(writeStamp('a.md', dollars, 'aaaaaaaaaaaa')).toContain("Da $1 a $&: $'");
  });
});
