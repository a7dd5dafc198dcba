import {existsSync} from 'node:fs';

const swc = (module) => [
  '@swc/jest',
  {
    jsc: {
      target: 'es2022',
      parser: {syntax: 'typescript', tsx: true},
      transform: {react: {runtime: 'automatic'}},
    },
    module,
  },
];

/** Folders of code that loads ES modules, as the packages that read Markdown are. */
export const esModules = [
  'scripts',
  'src/features/legal/model',
  // Plugins whose packages are ES modules.
  ...[
    'articles',
    'blog',
    'checklists',
    'diagrams',
    'downloads',
    'formulas',
    'guides',
    'legal',
    'llms',
    'markdown',
    'own-scan',
    'pdf',
    'search',
    'translations',
  ].map((feature) => `src/features/${feature}/plugin`),
];

/** Projects know all code, not only their own: a change in `src` concerns the tests of the API that read it, too. */
const roots = ['api', 'i18n', 'scripts', 'src', 'tests']
  // A site in English alone has no folder for translations.
  .filter((folder) => existsSync(folder))
  .map((folder) => `<rootDir>/${folder}`);

const setupFilesAfterEnv = ['<rootDir>/tests/hasAssertions.cjs'];

/** @type {import('jest').Config} */
export default {
  // Nothing is measured by it: it ends what never ends, on a slow machine too.
  testTimeout: 120_000,
  projects: [
    {
      displayName: 'api',
      roots,
      setupFilesAfterEnv,
      testMatch: ['<rootDir>/api/test/**/*.test.ts'],
      testEnvironment: 'node',
      extensionsToTreatAsEsm: ['.ts'],
      transform: {'^.+\\.tsx?$': swc({type: 'es6'})},
    },
    {
      displayName: 'scripts',
      roots,
      setupFilesAfterEnv,
      testMatch: esModules.map((folder) => `<rootDir>/${folder}/**/__tests__/*.test.ts`),
      testEnvironment: 'node',
      extensionsToTreatAsEsm: ['.ts'],
      moduleNameMapper: {'^@site/(.*)$': '<rootDir>/$1'},
      transform: {'^.+\\.tsx?$': swc({type: 'es6'})},
    },
    {
      displayName: 'site',
      // As src/features/site-address/plugin sets them.
      globals: {SITE_HOME: '/', SITE_API: '/api/'},
      roots,
      setupFilesAfterEnv,
      testMatch: ['<rootDir>/{src,i18n}/**/__tests__/*.test.{ts,tsx}'],
      testPathIgnorePatterns: esModules.map((folder) => `<rootDir>/${folder}/`),
      testEnvironment: 'node',
      moduleNameMapper: {
        // A price list of nobody, whatever the site's own is.
        '(?:^\\.|/data)/plans$': '<rootDir>/tests/fixtures/plans.ts',
        '\\?brand$': '<rootDir>/tests/brandFiles.cjs',
        '^@content/(.*)$': '<rootDir>/src/content/$1',
        '^@site/(.*)$': '<rootDir>/$1',
        '\\.css$': '<rootDir>/tests/noStyles.cjs',
      },
      transform: {'^.+\\.tsx?$': swc({type: 'commonjs'})},
    },
    {
      // Reads built sites: `npm run build` comes first. Playwright's tests end in .spec.ts.
      displayName: 'content',
      roots,
      setupFilesAfterEnv,
      testMatch: ['<rootDir>/tests/**/*.test.ts'],
      testEnvironment: 'node',
      moduleNameMapper: {
        '\\?brand$': '<rootDir>/tests/brandFiles.cjs',
        '^@content/(.*)$': '<rootDir>/src/content/$1',
        '^@site/(.*)$': '<rootDir>/$1',
      },
      transform: {'^.+\\.tsx?$': swc({type: 'commonjs'})},
    },
  ],
};
