import type {Readable} from 'node:stream';

/** A file as it is sent whole: its headers, tag included, and its bytes. */
export interface KeptFile {
  readonly headers: Readonly<Record<string, string>>;
  readonly bytes: Buffer;
}

/** The longest file that is kept, and all together, in bytes. */
const longest = 256 * 1024;
const room = 16 * 1024 * 1024;

/**
 * Keeps files that were asked for last in memory: opening, reading and closing one costs many times what sending it does.
 * They are those of a build, which does not change while a process serves it.
 */
export function createKeptFiles(most = room) {
  const files = new Map<string, KeptFile>();
  let size = 0;
  return {
    get(path: string): KeptFile | undefined {
      const found = files.get(path);
      if (found) {
        // A map has its entries in the order in which they came: what is asked for goes to the end.
        files.delete(path);
        files.set(path, found);
      }
      return found;
    },

    /**
     * Reads a file to its end and keeps it.
     *
     * @returns nothing where it is too long; then the stream is untouched
     */
    async keep(path: string, headers: KeptFile['headers'], stream: Readable): Promise<KeptFile | undefined> {
      if (!(Number(headers['Content-Length']) <= longest)) {
        return undefined;
      }
      const bytes = Buffer.concat(await stream.toArray());
      const kept = {headers, bytes};
      size += bytes.length - (files.get(path)?.bytes.length ?? 0);
      files.delete(path);
      files.set(path, kept);
      for (const [oldest, {bytes: theirs}] of files) {
        if (size <= most) {
          break;
        }
        files.delete(oldest);
        size -= theirs.length;
      }
      return kept;
    },
  };
}

export type KeptFiles = ReturnType<typeof createKeptFiles>;
