const path = require('node:path');

/**
 * Test suites that take long and rarely break: `npm run test:full`, which CI runs, has them too; `npm test` says that it
 * leaves them out. By the beginning of their path, with what they take on two cores and why.
 *
 * @type {Readonly<Record<string, string>>}
 */
const longTests = {
  'tests/around-texts/': 'builds a site of drafts, tags, authors and unlisted texts: 40 s',
  'tests/changed-site/':
    'builds the site after what writers do: other texts, pictures, an announced version: 80 s',
  'tests/state/': 'builds pages with state outside of islands, and hears what is said of each: 20 s',
  'tests/plain-build/': 'builds with `docusaurus build`, and compares every byte: 1 min',
  'tests/content/sheets.test.ts': 'computes spreadsheets in LibreOffice: 20 s',
  'tests/e2e/honestRuns.test.ts': 'starts Playwright where no browser is: 20 s',
  'scripts/check-content/__tests__/checkContent.test.ts': 'starts Docusaurus for four sites: 30 s',
  'api/test/deploy/': 'starts nginx, systemd units and alert rules as they are shipped: 35 s',
  'api/test/server.test.ts': 'starts and stops the server as a process, also during a delivery: 20 s',
};

/** Test suites that run at night alone, by the workflow `nightly.yml`. */
const nightTests = {
  'tests/adopt/': 'does the recipes for adopters on copies of the project, and builds them: 4 min',
};

const root = path.join(__dirname, '..');

/**
 * Jest's `--filter`: all suites but the long ones and those of the night; with `TEST_FULL=1` all but those of the night.
 *
 * @param {string[]} files whole paths
 */
module.exports = (files) => {
  const left = Object.keys({...nightTests, ...(process.env.TEST_FULL ? {} : longTests)});
  const own = (file) => path.relative(root, file).replaceAll(path.sep, '/');
  return {filtered: files.filter((file) => !left.some((beginning) => own(file).startsWith(beginning)))};
};
module.exports.longTests = longTests;
module.exports.nightTests = nightTests;
