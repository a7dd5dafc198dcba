import {inflateRawSync} from 'node:zlib';

/** Reads text files of a ZIP archive by path, without the library that wrote them. Throws for other files. */
export function readZip(archive: Buffer): Map<string, string> {
  const end = archive.lastIndexOf('PK\x05\x06');
  if (end < 0) {
    throw new Error('This is no ZIP archive.');
  }
  const files = new Map<string, string>();
  let at = archive.readUInt32LE(end + 16);
  for (let left = archive.readUInt16LE(end + 10); left > 0; left--) {
    const [method, size] = [archive.readUInt16LE(at + 10), archive.readUInt32LE(at + 20)];
    const [nameLength, extraLength, commentLength] = [28, 30, 32].map((offset) =>
      archive.readUInt16LE(at + offset),
    ) as [number, number, number];
    const local = archive.readUInt32LE(at + 42);
    const start = local + 30 + archive.readUInt16LE(local + 26) + archive.readUInt16LE(local + 28);
    const data = archive.subarray(start, start + size);
    files.set(
      archive.toString('utf8', at + 46, at + 46 + nameLength),
      (method === 0 ? data : inflateRawSync(data)).toString('utf8'),
    );
    at += 46 + nameLength + extraLength + commentLength;
  }
  return files;
}
