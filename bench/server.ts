import {createServer, type Server} from 'node:http';
import {readFile, stat} from 'node:fs/promises';
import path from 'node:path';
import {promisify} from 'node:util';
import {brotliCompress, constants} from 'node:zlib';

const compress = promisify(brotliCompress);

/** Media types by file extension; formats that are compressed by themselves stay as they are. */
const types: Readonly<Record<string, {type: string; compressible: boolean}>> = {
  html: {type: 'text/html; charset=utf-8', compressible: true},
  js: {type: 'text/javascript; charset=utf-8', compressible: true},
  mjs: {type: 'text/javascript; charset=utf-8', compressible: true},
  css: {type: 'text/css; charset=utf-8', compressible: true},
  json: {type: 'application/json', compressible: true},
  xml: {type: 'application/xml', compressible: true},
  txt: {type: 'text/plain; charset=utf-8', compressible: true},
  svg: {type: 'image/svg+xml', compressible: true},
  wasm: {type: 'application/wasm', compressible: true},
  woff2: {type: 'font/woff2', compressible: false},
  woff: {type: 'font/woff', compressible: false},
  png: {type: 'image/png', compressible: false},
  jpg: {type: 'image/jpeg', compressible: false},
  webp: {type: 'image/webp', compressible: false},
  avif: {type: 'image/avif', compressible: false},
  ico: {type: 'image/x-icon', compressible: false},
};
const unknown = {type: 'application/octet-stream', compressible: false};

interface Answer {
  body: Buffer;
  headers: Record<string, string>;
}

/** Bundlers put a hash into names; such a file never changes. */
const hashed = /\/(assets|_astro)\/|[.-][0-9a-zA-Z_-]{8,}\.(js|css|woff2)$/;

async function isFile(file: string): Promise<boolean> {
  return stat(file).then(
    (entry) => entry.isFile(),
    () => false,
  );
}

/** The file for an address: itself, with `.html`, or the `index.html` of its folder. */
async function findFile(root: string, address: string): Promise<string | undefined> {
  const base = path.join(root, path.posix.normalize(address));
  for (const file of [base, `${base.replace(/\/$/, '')}.html`, path.join(base, 'index.html')]) {
    if (file.startsWith(root + path.sep) && (await isFile(file))) {
      return file;
    }
  }
  return undefined;
}

async function answerFrom(root: string, file: string): Promise<Answer> {
  const {type, compressible} = types[path.extname(file).slice(1)] ?? unknown;
  const plain = await readFile(file);
  const immutable = hashed.test(file.slice(root.length).replaceAll('\\', '/'));
  const headers: Record<string, string> = {
    'content-type': type,
    'cache-control': immutable ? 'public, max-age=31536000, immutable' : 'no-cache',
  };
  const coded = {...headers, 'content-encoding': 'br', vary: 'accept-encoding'};
  if (!compressible) {
    // A site may bring a Brotli file of its own for what a server does not compress.
    const twin = `${file}.br`;
    return (await isFile(twin)) ? {body: await readFile(twin), headers: coded} : {body: plain, headers};
  }
  const body = await compress(plain, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: 11,
      [constants.BROTLI_PARAM_SIZE_HINT]: plain.length,
    },
  });
  return {body, headers: coded};
}

/** A running server of one site. */
export interface SiteServer {
  /** Without a slash at the end. */
  origin: string;
  close(): Promise<void>;
}

function listening(server: Server): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      resolve(typeof address === 'object' && address ? address.port : 0);
    });
  });
}

/**
 * Serves a folder on a port of its own: HTTP/1.1 with keep-alive, Brotli at its best for text (compressed at the first
 * request and kept), addresses without `.html`. The same for every peer, so that only the sites differ.
 */
export async function serve(folder: string): Promise<SiteServer> {
  const root = path.resolve(folder);
  const answers = new Map<string, Promise<Answer>>();
  const server = createServer({keepAlive: true, keepAliveTimeout: 60_000}, (request, response) => {
    void (async () => {
      const address = decodeURIComponent(new URL(request.url ?? '/', 'http://localhost').pathname);
      const found = await findFile(root, address);
      const file = found ?? path.join(root, '404.html');
      if (!found && !(await isFile(file))) {
        response.writeHead(404, {'content-type': 'text/plain'}).end('Not found');
        return;
      }
      const answer = answers.get(file) ?? answerFrom(root, file);
      answers.set(file, answer);
      const {body, headers} = await answer;
      response.writeHead(found ? 200 : 404, {...headers, 'content-length': String(body.length)});
      response.end(request.method === 'HEAD' ? undefined : body);
    })().catch((error: unknown) => {
      response.writeHead(500, {'content-type': 'text/plain'}).end(String(error));
    });
  });
  const port = await listening(server);
  return {
    origin: `http://127.0.0.1:${port}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
