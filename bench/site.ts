/**
 * `npm run bench:site`: Lighthouse (mobile, median of 3) on each kind of page of this site's last build, in both
 * languages, or on the given pages (`npm run bench:site -- /terms /it/terms`). Ends with 1 where a category is below 100
 * or something moves.
 */
import {spawn} from 'node:child_process';
import {mkdtempSync, rmSync} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {createInterface} from 'node:readline';
import {audit, median, type Audit} from './audit';
import {repository} from './project';

const runs = 3;
const categories = ['performance', 'accessibility', 'best-practices', 'seo'];

/** One page of each kind that search engines list: the others cannot have 100 there. */
const kinds = [
  '/',
  '/solutions',
  '/pricing',
  '/pricing-comparison',
  '/growth-models',
  '/innovation-lab',
  '/partner-program',
  '/contact',
  '/guides/setup',
  '/resources/cyber-edu-hub',
  '/blog',
  '/blog/maximizing-roi',
  '/blog/tags/business',
  '/terms',
  '/terms/versions',
  '/dpa',
];

const given = process.argv.slice(2);
const pages = given.length > 0 ? given : kinds.flatMap((kind) => [kind, `/it${kind}`]);

/** Starts the server on a free port; the last thing that it prints is its address. */
async function serve(dataDir: string): Promise<{origin: string; stop: () => void}> {
  const server = spawn(process.execPath, ['api/dist/server.js'], {
    cwd: repository,
    env: {...process.env, PORT: '0', DATA_DIR: dataDir, RATE_LIMIT_GLOBAL: '100000'},
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  for await (const line of createInterface(server.stdout)) {
    const [, origin] = /^Ready: (\S+)/.exec(line) ?? [];
    if (origin) {
      return {origin, stop: () => server.kill()};
    }
  }
  throw new Error('The server did not start: npm run build comes first.');
}

const dataDir = mkdtempSync(path.join(os.tmpdir(), 'portal-site-bench-'));
const {origin, stop} = await serve(dataDir);
try {
  console.log(`| page | ${categories.join(' | ')} | LCP ms | TBT ms | CLS |`);
  console.log(`|---|${'---:|'.repeat(categories.length + 3)}`);
  for (const page of pages) {
    const audits: Audit[] = [];
    for (let run = 0; run < runs; run++) {
      audits.push(await audit(origin + page, categories));
    }
    const scores = categories.map((id) => median(audits.map((it) => it.categories[id] ?? NaN)));
    const of = (id: string) => median(audits.map(({value}) => value(id)));
    const cls = of('cumulative-layout-shift');
    console.log(
      `| ${page} | ${scores.join(' | ')} | ${Math.round(of('largest-contentful-paint'))} | ${Math.round(of('total-blocking-time'))} | ${cls} |`,
    );
    if (scores.some((score) => score !== 100) || cls > 0) {
      process.exitCode = 1;
    }
  }
} finally {
  stop();
  rmSync(dataDir, {recursive: true});
}
