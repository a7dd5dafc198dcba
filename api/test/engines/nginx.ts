import {execFileSync, spawn, spawnSync} from 'node:child_process';
import {chmodSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {locales} from '../../src/languages/languages';
import {nginxHeaders, nginxMissing, nginxRedirects} from '../../src/plugins/headerFiles';
import {freePort} from './postgres';

const program = ['/usr/sbin/nginx', '/usr/local/sbin/nginx', '/opt/homebrew/bin/nginx'].find(existsSync);

/** Where Debian's libnginx-mod-http-brotli-static puts it. */
const brotli = ['/usr/lib/nginx/modules/ngx_http_brotli_static_module.so'].find(existsSync);

/** Whether the module for `brotli_static` is there. */
export const hasBrotli = brotli !== undefined;

/** Whether nginx is installed, and `openssl`, which makes its certificate. */
export const hasNginx = () => program !== undefined && spawnSync('openssl', ['version']).status === 0;

const delivered = () => readFileSync(join(import.meta.dirname, '../../deploy/nginx.conf'), 'utf8');

/** What the first lines of the file ask to be set in nginx's own file, outside of `http`; files as far as this machine lets. */
function askedFor(): {main: string; events: string} {
  const [, files] = /`worker_rlimit_nofile (\d+);`/.exec(delivered()) ?? [];
  const [, events] = /`(worker_connections \d+;)`/.exec(delivered()) ?? [];
  if (files === undefined || events === undefined) {
    throw new Error('api/deploy/nginx.conf no longer says how many connections nginx is to hold.');
  }
  const allowed = execFileSync('/bin/sh', ['-c', 'ulimit -Hn'], {encoding: 'utf8'}).trim();
  const most = allowed === 'unlimited' ? Infinity : Number(allowed);
  return {main: `worker_rlimit_nofile ${Math.min(Number(files), most)};`, events};
}

export interface NginxOptions {
  /** Of the server behind it. */
  readonly upstreamPort: number;
  /** Folder of the built site. */
  readonly siteDir: string;
  /** Addresses that have moved, as a `_redirects` file. */
  readonly moved?: string;
  /** What is changed beside ports and paths. Each must be found in the file. */
  readonly changes?: readonly (readonly [RegExp | string, string])[];
}

export interface RunningNginx {
  /**
   * Process id of its one worker, which answers. Read from `/proc`, so on Linux only.
   *
   * @throws when it has not answered yet: the worker starts a moment after the first process
   */
  workerPid(): number;
  readonly http: string;
  readonly https: string;
  /** What it wrote to its log of errors. */
  log(): string;
  /** Ends it and deletes its folder. */
  remove(): Promise<void>;
}

/**
 * Starts nginx with the file as it is delivered, save ports, paths, the address of the server and `changes`.
 *
 * @throws when a change has nothing to change, or nginx does not start; with its log
 */
export async function startNginx({
  upstreamPort,
  siteDir,
  moved = '',
  changes = [],
}: NginxOptions): Promise<RunningNginx> {
  const dir = mkdtempSync(join(tmpdir(), 'portal-nginx-'));
  chmodSync(dir, 0o755);
  const [httpPort, httpsPort] = [await freePort(), await freePort()];
  const [key, certificate] = [join(dir, 'key.pem'), join(dir, 'certificate.pem')];
  execFileSync(
    'openssl',
    ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '1', '-subj', '/CN=www.example.com'].concat([
      '-keyout',
      key,
      '-out',
      certificate,
    ]),
    {stdio: 'ignore'},
  );
  writeFileSync(join(dir, 'nginx-headers.conf'), nginxHeaders());
  writeFileSync(join(dir, 'nginx-redirects.conf'), nginxRedirects(moved) + nginxMissing(locales.slice(1)));
  const replacements: (readonly [RegExp | string, string])[] = [
    ['127.0.0.1:3000', `127.0.0.1:${upstreamPort}`],
    [/listen \[::\]:.*;/g, ''],
    [/listen 80\b/g, `listen 127.0.0.1:${httpPort}`],
    [/listen 443\b/g, `listen 127.0.0.1:${httpsPort}`],
    ['/etc/letsencrypt/live/www.example.com/fullchain.pem', certificate],
    ['/etc/letsencrypt/live/www.example.com/privkey.pem', key],
    ['/srv/portal/api/dist/nginx-headers.conf', join(dir, 'nginx-headers.conf')],
    ['/srv/portal/api/dist/nginx-redirects.conf', join(dir, 'nginx-redirects.conf')],
    ...changes,
    ...(changes.some(([from]) => String(from).startsWith('root '))
      ? []
      : [['root /srv/portal/build;', `root ${siteDir};`] as const]),
    ...(hasBrotli ? [] : [['brotli_static on;', ''] as const]),
  ];
  const site = replacements.reduce((text, [from, to]) => {
    const changed = text.replace(from, to);
    if (changed === text) {
      throw new Error(`api/deploy/nginx.conf has no ${String(from)}.`);
    }
    return changed;
  }, delivered());
  const temp = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((name) => {
    mkdirSync(join(dir, name));
    return `${name}_temp_path ${join(dir, name)};`;
  });
  const config = join(dir, 'nginx.conf');
  const {main, events} = askedFor();
  writeFileSync(
    config,
    `${brotli === undefined ? '' : `load_module ${brotli};`}
     ${process.getuid?.() === 0 ? 'user root;' : ''}
     pid ${join(dir, 'pid')};
     error_log ${join(dir, 'error.log')};
     ${main}

     events { ${events} }
     http { access_log off; ${temp.join(' ')} ${site} }`,
  );
  const child = spawn(program ?? 'nginx', ['-c', config, '-p', dir, '-g', 'daemon off;'], {stdio: 'ignore'});
  const gone = new Promise((resolve) => child.once('exit', resolve));
  const log = () => readFileSync(join(dir, 'error.log'), 'utf8');
  for (let tries = 0; !existsSync(join(dir, 'pid')) && child.exitCode === null && tries < 500; tries++) {
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  if (child.exitCode !== null || log() !== '') {
    const said = log();
    child.kill('SIGTERM');
    await gone;
    rmSync(dir, {recursive: true, force: true});
    throw new Error(`nginx did not start: ${said}`);
  }
  return {
    workerPid() {
      const children = readFileSync(`/proc/${child.pid}/task/${child.pid}/children`, 'utf8');
      const [worker] = children.match(/\d+/) ?? [];
      if (worker === undefined) {
        throw new Error('nginx has no worker yet: ask for a page first.');
      }
      return Number(worker);
    },
    http: `http://127.0.0.1:${httpPort}`,
    https: `https://127.0.0.1:${httpsPort}`,
    log,
    async remove() {
      child.kill('SIGQUIT');
      // Whoever holds a connection open would hold it up.
      const timer = setTimeout(() => child.kill('SIGTERM'), 2_000);
      await gone;
      clearTimeout(timer);
      rmSync(dir, {recursive: true, force: true});
    },
  };
}
