import {execFileSync, spawn, spawnSync} from 'node:child_process';
import {chmodSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {locales} from '../../src/languages/languages';
import {nginxHeaders, nginxMissing, nginxRedirects} from '../../src/plugins/headerFiles';
import {nginxErrorFiles, nginxErrors} from '../../src/plugins/nginxErrors';
import {freePort} from '../../../tests/freePort';

const program = ['/usr/sbin/nginx', '/usr/local/sbin/nginx', '/opt/homebrew/bin/nginx'].find(existsSync);

/** Path of Debian's libnginx-mod-http-brotli-static. */
const brotli = ['/usr/lib/nginx/modules/ngx_http_brotli_static_module.so'].find(existsSync);

/** True if the module for `brotli_static` is installed. */
export const hasBrotli = brotli !== undefined;

/** True if nginx is installed, and `openssl`, which makes its certificate. */
export const hasNginx = () => program !== undefined && spawnSync('openssl', ['version']).status === 0;

const delivered = () => readFileSync(join(import.meta.dirname, '../../deploy/nginx.conf'), 'utf8');

export interface NginxOptions {
  readonly upstreamPort: number;
  readonly siteDir: string;
  /** Content of a `_redirects` file. */
  readonly moved?: string;
  /** Replacements besides ports and paths. Each must be found in the file. */
  readonly changes?: readonly (readonly [string, string])[];
}

/**
 * Starts nginx with the delivered file, except for ports, paths, the server's address and `changes`.
 *
 * @throws with the log, if a change has nothing to replace, or nginx does not start
 */
export async function startNginx({upstreamPort, siteDir, moved = '', changes = []}: NginxOptions) {
  const dir = mkdtempSync(join(tmpdir(), 'portal-nginx-'));
  chmodSync(dir, 0o755);
  const [httpPort, httpsPort] = [await freePort(), await freePort()];
  const [key, certificate] = [join(dir, 'key.pem'), join(dir, 'certificate.pem')];
  const request =
    'req -x509 -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes -days 1 -subj /CN=www.example.com'.split(
      ' ',
    );
  execFileSync('openssl', [...request, '-keyout', key, '-out', certificate], {stdio: 'ignore'});
  writeFileSync(join(dir, 'nginx-headers.conf'), nginxHeaders());
  writeFileSync(
    join(dir, 'nginx-redirects.conf'),
    nginxRedirects(moved) + nginxMissing(locales.slice(1)) + nginxErrors(),
  );
  mkdirSync(join(dir, 'portal-errors'));
  for (const [name, text] of Object.entries(nginxErrorFiles())) {
    writeFileSync(join(dir, 'portal-errors', name), text);
  }
  const replacements: (readonly [RegExp | string, string])[] = [
    ['127.0.0.1:3000', `127.0.0.1:${upstreamPort}`],
    [/listen \[::\]:.*;/g, ''],
    [/listen 80\b/g, `listen 127.0.0.1:${httpPort}`],
    [/listen 443\b/g, `listen 127.0.0.1:${httpsPort}`],
    ['/etc/letsencrypt/live/www.example.com/fullchain.pem', certificate],
    ['/etc/letsencrypt/live/www.example.com/privkey.pem', key],
    [/\/srv\/portal\/api\/dist\b/g, dir],
    [/\/var\/log\/nginx\b/g, dir],
    ['/var/www/html', join(dir, 'www')],
    ...changes,
    [/root \/srv\/portal\/build;/, `root ${siteDir};`],
    ...(hasBrotli ? [] : [['brotli_static on;', ''] as const]),
  ];
  const site = replacements.reduce((text, [from, to]) => {
    const changed = typeof from === 'string' ? text.replaceAll(from, to) : text.replace(from, to);
    if (changed === text) {
      throw new Error(`api/deploy/nginx.conf has no ${String(from)}.`);
    }
    return changed;
  }, delivered());
  const temp = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((name) => {
    mkdirSync(join(dir, name));
    return `${name}_temp_path ${join(dir, name)};`;
  });
  // As the first lines of our file request; the number of files as far as this machine allows.
  const allowed = execFileSync('/bin/sh', ['-c', 'ulimit -Hn'], {encoding: 'utf8'}).trim();
  const files = Math.min(32_768, Number(allowed) || Infinity);
  const [, workerConnections] = /`(worker_connections \d+;)`/.exec(delivered()) ?? [];
  writeFileSync(
    join(dir, 'nginx.conf'),
    `${brotli === undefined ? '' : `load_module ${brotli};`}
     ${process.getuid?.() === 0 ? 'user root;' : ''}
     pid ${join(dir, 'pid')};
     error_log ${join(dir, 'error.log')};
     worker_rlimit_nofile ${files};
     events { ${workerConnections} }
     http { access_log off; ${temp.join(' ')} ${site} }`,
  );
  const args = ['-c', join(dir, 'nginx.conf'), '-p', dir, '-g', 'daemon off;'];
  const child = spawn(program ?? 'nginx', args, {stdio: 'ignore'});
  const gone = new Promise((resolve) => child.once('exit', resolve));
  const log = () => readFileSync(join(dir, 'error.log'), 'utf8');
  for (let tries = 0; !existsSync(join(dir, 'pid')) && child.exitCode === null && tries < 500; tries++) {
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  if (child.exitCode !== null || log() !== '') {
    child.kill('SIGTERM');
    throw new Error(`nginx did not start: ${log()}`);
  }
  return {
    http: `http://127.0.0.1:${httpPort}`,
    https: `https://127.0.0.1:${httpsPort}`,
    /** Folder of the generated files and logs. */
    dir,
    /** Like `nginx -t && systemctl reload nginx`. Returns the output of the check. */
    reload() {
      const {status, stderr} = spawnSync(program ?? 'nginx', [...args.slice(0, 4), '-t'], {encoding: 'utf8'});
      if (status !== 0) {
        throw new Error(stderr);
      }
      child.kill('SIGHUP');
      return stderr;
    },
    log,
    async remove() {
      child.kill('SIGQUIT');
      // An open connection would keep nginx running.
      const timer = setTimeout(() => child.kill('SIGTERM'), 2_000);
      await gone;
      clearTimeout(timer);
      rmSync(dir, {recursive: true, force: true});
    },
  };
}
