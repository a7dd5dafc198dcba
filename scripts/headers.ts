/**
 * Writes the headers of every answer in the forms that other servers read, from the list that the API process uses:
 * `build/_headers` for static hosts (Netlify, Cloudflare Pages), `api/dist/nginx-headers.conf` for nginx.
 */
import {mkdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {locales} from '../api/src/contract';
import {nginxHeaders, staticHostHeaders} from '../api/src/plugins/headerFiles';

const root = path.join(import.meta.dirname, '..');

function write(file: string, text: string): void {
  mkdirSync(path.dirname(path.join(root, file)), {recursive: true});
  writeFileSync(path.join(root, file), text);
}

write('build/_headers', staticHostHeaders(locales));
write('api/dist/nginx-headers.conf', nginxHeaders());
