/**
 * `npm run bench:site`: Lighthouse (mobile, median of 3) on each kind of page of this site's last build, in both
 * languages, or on the given pages (`npm run bench:site -- /terms /it/terms`). Ends with 1 if a category is below 100 or
 * something moves.
 */
import {spawn} from 'node:child_process';
import {mkdtempSync, rmSync} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {createInterface} from 'node:readline';
import {medianAudit} from './lighthouse';
import {repository} from './project';

const categories = ['performance', 'accessibility', 'best-practices', 'seo'];

/** One page of each kind that search engines list: the others cannot have 100 there. */
const kinds = [
  ...['/', '/solutions', '/pricing', '/pricing-comparison', '/growth-models', '/innovation-lab'],
  ...['/partner-program', '/contact', '/guides/setup', '/resources/cyber-edu-hub'],
  ...['/blog', '/blog/maximizing-roi', '/blog/tags/business', '/terms', '/terms/versions', '/dpa'],
];

const given = process.argv.slice(2);
const pages = given.length > 0 ? given : kinds.flatMap((kind) => [kind, `/it${kind}`]);

const dataDir = mkdtempSync(path.join(os.tmpdir(), 'portal-site-bench-'));
const server = spawn(process.execPath, ['api/dist/server.js'], {
  cwd: repository,
  env: {...process.env, PORT: '0', DATA_DIR: dataDir, RATE_LIMIT_GLOBAL: '100000'},
  stdio: ['ignore', 'pipe', 'inherit'],
});

/** Waits for the address that the server prints last. */
async function originOf(): Promise<string> {
  for await (const line of createInterface(server.stdout)) {
    const [, origin] = /^Ready: (\S+)/.exec(line) ?? [];
    if (origin) {
      return origin;
    }
  }
  throw new Error('The server did not start: npm run build comes first.');
}

try {
  const origin = await originOf();
  console.log(`| page | ${categories.join(' | ')} | LCP ms | TBT ms | CLS |`);
  console.log(`|---|${'---:|'.repeat(categories.length + 3)}`);
  for (const page of pages) {
    const {categories: scores, values} = await medianAudit(origin + page, categories, 3);
    const cls = values['cumulative-layout-shift']!;
    const times = ['largest-contentful-paint', 'total-blocking-time'].map((id) => Math.round(values[id]!));
    console.log(`| ${[page, ...categories.map((id) => scores[id]), ...times, cls].join(' | ')} |`);
    if (categories.some((id) => scores[id] !== 100) || cls > 0) {
      process.exitCode = 1;
    }
  }
} finally {
  server.kill();
  rmSync(dataDir, {recursive: true});
}
