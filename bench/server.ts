import {createServer} from 'node:http';
import type {AddressInfo} from 'node:net';
import {existsSync, readFileSync, statSync} from 'node:fs';
import path from 'node:path';
import {brotliCompressSync} from 'node:zlib';

const types: Readonly<Record<string, string>> = {
  html: 'text/html; charset=utf-8',
  js: 'text/javascript; charset=utf-8',
  css: 'text/css; charset=utf-8',
  json: 'application/json',
  xml: 'application/xml',
  svg: 'image/svg+xml',
  wasm: 'application/wasm',
  woff2: 'font/woff2',
};

const isFile = (file: string) => existsSync(file) && statSync(file).isFile();

/** The file for an address: itself, with `.html`, or the `index.html` of its folder. */
function findFile(root: string, address: string): string | undefined {
  const base = path.join(root, path.posix.normalize(address));
  return [base, `${base.replace(/\/$/, '')}.html`, path.join(base, 'index.html')].find(
    (file) => file.startsWith(root + path.sep) && isFile(file),
  );
}

function answerFrom(file: string) {
  const type = types[path.extname(file).slice(1)] ?? 'application/octet-stream';
  const headers = {'content-type': type, 'cache-control': 'no-cache'};
  const coded = {...headers, 'content-encoding': 'br', vary: 'accept-encoding'};
  if (/text|json|xml|javascript|wasm/.test(type)) {
    return {body: brotliCompressSync(readFileSync(file)), headers: coded};
  }
  // A site may bring a Brotli file for types that servers do not compress.
  const twin = `${file}.br`;
  return isFile(twin) ? {body: readFileSync(twin), headers: coded} : {body: readFileSync(file), headers};
}

export interface SiteServer {
  /** Without a slash at the end. */
  readonly origin: string;
  readonly close: () => void;
}

/**
 * Serves a folder on a port of its own: HTTP/1.1 with keep-alive, text in Brotli 11 (compressed at the first request),
 * addresses without `.html`. The same for every peer, so that only the sites differ.
 */
export async function serve(folder: string): Promise<SiteServer> {
  const root = path.resolve(folder);
  const answers = new Map<string, ReturnType<typeof answerFrom>>();
  const server = createServer({keepAlive: true, keepAliveTimeout: 60_000}, (request, response) => {
    const address = decodeURIComponent(new URL(request.url ?? '/', 'http://localhost').pathname);
    const found = findFile(root, address);
    const file = found ?? path.join(root, '404.html');
    if (!isFile(file)) {
      response.writeHead(404, {'content-type': 'text/plain'}).end('Not found');
      return;
    }
    const answer = answers.get(file) ?? answerFrom(file);
    answers.set(file, answer);
    const length = String(answer.body.length);
    response.writeHead(found ? 200 : 404, {...answer.headers, 'content-length': length});
    response.end(answer.body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close() {
      server.close();
      server.closeAllConnections();
    },
  };
}
