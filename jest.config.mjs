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
  'src/lib/legal',
  'src/plugins/checklists',
  'src/plugins/diagrams',
  'src/plugins/downloads',
  'src/plugins/formulas',
  'src/plugins/legal',
  'src/plugins/llms',
  'src/plugins/markdown',
  'src/plugins/pdf',
  'src/plugins/text-problems',
];

/** @type {import('jest').Config} */
export default {
  // Nothing is measured by it: it ends what never ends, on a slow machine too.
  testTimeout: 120_000,
  projects: [
    {
      displayName: 'api',
      rootDir: '<rootDir>/api',
      testEnvironment: 'node',
      extensionsToTreatAsEsm: ['.ts'],
      transform: {'^.+\\.tsx?$': swc({type: 'es6'})},
    },
    {
      displayName: 'scripts',
      roots: esModules.map((folder) => `<rootDir>/${folder}`),
      // By its name Jest would take scripts/test.mjs for a test, and run the whole suite inside itself.
      testMatch: ['**/__tests__/*.test.ts'],
      testEnvironment: 'node',
      extensionsToTreatAsEsm: ['.ts'],
      transform: {'^.+\\.tsx?$': swc({type: 'es6'})},
    },
    {
      displayName: 'site',
      // As src/plugins/site-address sets them.
      globals: {SITE_HOME: '/', SITE_API: '/api/'},
      // A site in English alone has no folder for translations.
      roots: ['src', 'i18n'].filter((folder) => existsSync(folder)).map((folder) => `<rootDir>/${folder}`),
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
      testMatch: ['**/*.test.ts'],
      roots: [
        '<rootDir>/tests/client-figures',
        '<rootDir>/tests/adopt',
        '<rootDir>/tests/content',
        '<rootDir>/tests/around-texts',
        '<rootDir>/tests/changed-site',
        '<rootDir>/tests/legal',
        '<rootDir>/tests/pictures',
        '<rootDir>/tests/plain-build',
      ],
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
