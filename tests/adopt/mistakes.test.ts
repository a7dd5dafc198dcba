/** Mistakes of adopters: the configuration itself reports file, field and remedy. */
import {spawnSync} from 'node:child_process';
import {writeFileSync} from 'node:fs';
import path from 'node:path';
import {languagesOf} from '@site/src/lib/languages';
import {Portal} from './portal';

jest.setTimeout(300_000);

const portal = new Portal();
afterAll(() => portal.remove());

/** Loads the configuration as Docusaurus does, with the checks of its plugins before the build. Returns the error. */
function configure(env: Readonly<Record<string, string>> = {}): string {
  const script = `
    import {loadSite} from '@docusaurus/core/lib/server/site.js';
    await loadSite({siteDir: process.cwd(), locale: 'en'}).then(() => console.error('nothing'), (error) => console.error(error.cause?.message ?? error.message));
    process.exit();`;
  return spawnSync(process.execPath, ['--import', 'tsx', '--input-type=module', '-e', script], {
    cwd: portal.folder,
    env: {...process.env, NODE_ENV: 'production', ...env},
    encoding: 'utf8',
  }).stderr;
}

/** Makes a mistake in each file, returns the messages, and restores the files. */
function saidOf(mistakes: Readonly<Record<string, readonly [RegExp, string]>>): string {
  const before = Object.keys(mistakes).map((file) => [file, portal.source(file)] as const);
  const write = (file: string, text: string) => writeFileSync(path.join(portal.folder, file), text);
  for (const [file, text] of before) {
    const changed = text.replace(...mistakes[file]!);
    expect(changed).not.toBe(text);
    write(file, changed);
  }
  const said = configure();
  before.forEach(([file, text]) => write(file, text));
  return said;
}

it('says everything that is wrong with brand, colours and sign', () => {
  const said = saidOf({
    'src/data/brand.ts': [/siteUrl: '[^']*'/, "siteUrl: 'www.brand.example'"],
    'src/css/colours.css': [/--muted: .*;/, '--muted: light-dark(#ccd, #334);'],
    'static/favicon.svg': [/^[^]*$/, '\u0089PNG\r\n'],
  });
  expect(said).toMatch(/src\/data\/brand\.ts: siteUrl: must be an address that begins with https:\/\//);
  expect(said).toMatch(/src\/css\/colours\.css: --muted \(#ccccdd\) on --bg .*4\.5 to 1 is needed/);
  expect(said).toMatch(/static\/favicon\.svg.*cannot be read as SVG/);
});

const [complete] = languagesOf(portal.folder).slice(1);

it.each([
  [
    'a language without a folder',
    'docusaurus.config.ts',
    [/locales: \[([^\]]*)\]/, "locales: [$1, 'fr']"],
    /i18n\.locales in docusaurus\.config\.ts names "fr", and there is no folder i18n\/fr/,
  ],
  [
    'a plan without a price',
    'src/data/plans.ts',
    [/ {4}eurPerMonth: .*\n/, ''],
    /src\/data\/plans\.ts: \w+: eurPerMonth: must be an amount, or null for "on request"/,
  ],
  ...(complete
    ? ([
        [
          'words that a language lacks which is to have all',
          `i18n/${complete}/content/home.ts`,
          [/^ {4}title: .*\n/m, ''],
          /content\/home\.ts lacks meta\.title: write it, or let English stand in/,
        ],
      ] as const)
    : []),
] as const)('names %s', (_, file, mistake, sentence) => {
  expect(saidOf({[file]: mistake})).toMatch(sentence);
});

it('says which variable is no address, and nothing without a mistake', () => {
  const said = configure({SITE_URL: 'brand.example', API_ORIGIN: 'https://api.brand.example/v1'});
  expect(said).toMatch(/SITE_URL is "brand\.example": give the public address/);
  expect(said).toMatch(/API_ORIGIN is "https:\/\/api\.brand\.example\/v1": give the origin of the API/);
  expect(configure()).toContain('nothing');
});
