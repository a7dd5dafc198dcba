/**
 * Gives every built page its policy: which scripts and styles may run, by their hashes. In the page itself, so that it
 * holds on every host; what a page cannot say or need not say for itself is in api/src/plugins/securityHeaders.ts.
 */
import {readdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {withPolicy} from './policy/policy';

const build = path.join(import.meta.dirname, '../build');
const pages = readdirSync(build, {recursive: true, encoding: 'utf8'}).filter((file) =>
  file.endsWith('.html'),
);
if (pages.length === 0) {
  throw new Error(`There is no page in ${build}.`);
}
for (const page of pages) {
  const file = path.join(build, page);
  try {
    writeFileSync(file, withPolicy(readFileSync(file, 'utf8')));
  } catch (error) {
    throw new Error(`${page}: ${(error as Error).message}`);
  }
}
