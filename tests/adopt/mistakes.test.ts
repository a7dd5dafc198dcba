/** What an adopter may get wrong: the configuration itself says in which file, which field, and what to do. */
import {spawnSync} from 'node:child_process';
import {writeFileSync} from 'node:fs';
import path from 'node:path';
import {languagesOf} from '@site/src/lib/languages';
import {Portal} from './portal';

jest.setTimeout(300_000);

const portal = new Portal();
afterAll(() => portal.remove());
const at = (file: string) => path.join(portal.folder, file);

/** Reads the configuration as Docusaurus does, and what its plugins say before they build; gives what stopped it. */
function configure(env: Readonly<Record<string, string>> = {}): string {
  const script = `
    import {loadSite} from '@docusaurus/core/lib/server/site.js';
    await loadSite({siteDir: process.cwd(), locale: 'en'}).then(() => console.error('nothing'), (error) => console.error(error.cause?.message ?? error.message));
    process.exit();`;
  const args = ['--import', 'tsx', '--input-type=module', '-e', script];
  return spawnSync(process.execPath, args, {
    cwd: portal.folder,
    env: {...process.env, NODE_ENV: 'production', ...env},
    encoding: 'utf8',
  }).stderr;
}

/** Makes mistakes in files, hears what is said of them, and puts the files back. */
function saidOf(mistakes: Readonly<Record<string, (text: string) => string>>, env?: Record<string, string>) {
  const before = Object.keys(mistakes).map((file) => [file, portal.source(file)] as const);
  for (const [file, text] of before) {
    const changed = mistakes[file]!(text);
    expect(changed).not.toBe(text);
    writeFileSync(at(file), changed);
  }
  const said = configure(env);
  before.forEach(([file, text]) => writeFileSync(at(file), text));
  return said;
}

const plan = /id: '(\w+)'/.exec(portal.source('src/data/plans.ts'))![1]!;

it('says everything that is wrong with brand, colours and sign', () => {
  const said = saidOf({
    'src/data/brand.ts': (text) => text.replace(/siteUrl: '[^']*'/, "siteUrl: 'www.brand.example'"),
    'src/css/colours.css': (text) => text.replace(/--muted: .*;/, '--muted: light-dark(#ccd, #334);'),
    'static/favicon.svg': () => '\u0089PNG\r\n',
  });
  expect(said).toMatch(/src\/data\/brand\.ts: siteUrl: must be an address that begins with https:\/\//);
  expect(said).toMatch(/src\/css\/colours\.css: --muted \(#ccccdd\) on --bg .*4\.5 to 1 is needed/);
  expect(said).toMatch(/static\/favicon\.svg.*cannot be read as SVG/);
});

it('says where a language has no folder', () => {
  const said = saidOf({
    'docusaurus.config.ts': (text) => text.replace(/locales: \[([^\]]*)\]/, "locales: [$1, 'fr']"),
  });
  expect(said).toContain('i18n.locales in docusaurus.config.ts names "fr", and there is no folder i18n/fr');
});

it('says which plan has no price', () => {
  const said = saidOf({'src/data/plans.ts': (text) => text.replace(/ {4}eurPerMonth: .*\n/, '')});
  expect(said).toContain(
    `src/data/plans.ts: ${plan}: eurPerMonth: must be an amount in EUR, or null for "on request"`,
  );
});

it('says which variable is no address', () => {
  const said = configure({SITE_URL: 'brand.example', API_ORIGIN: 'https://api.brand.example/v1'});
  expect(said).toMatch(/SITE_URL is "brand\.example": give the public address/);
  expect(said).toMatch(/API_ORIGIN is "https:\/\/api\.brand\.example\/v1": give the origin of the API/);
});

const [complete] = languagesOf(portal.folder).slice(1);
(complete ? it : it.skip)('says which words are missing in a language that is to have all', () => {
  const file = `i18n/${complete}/content/home.ts`;
  const said = saidOf({[file]: (text) => text.replace(/^ {4}title: .*\n/m, '')});
  expect(said).toMatch(new RegExp(`${file} lacks meta\\.title: write it, or let English stand in`));
});

it('finds nothing wrong without a mistake', () => {
  expect(configure()).toContain('nothing');
});
