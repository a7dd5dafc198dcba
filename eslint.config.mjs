import js from '@eslint/js';
import docusaurus from '@docusaurus/eslint-plugin';
import jsxA11y from 'eslint-plugin-jsx-a11y';
import reactHooks from 'eslint-plugin-react-hooks';
import globals from 'globals';
import tseslint from 'typescript-eslint';
import {factsOnce} from './scripts/eslint/factsOnce.mjs';

export default tseslint.config(
  {
    ignores: [
      'build/',
      '.docusaurus/',
      'api/dist/',
      '.data/',
      'playwright-report/',
      'reports/',
      'test-results/',
    ],
  },
  js.configs.recommended,
  ...tseslint.configs.recommended,
  {
    files: ['**/*.{ts,tsx}'],
    rules: {
      '@typescript-eslint/no-unused-vars': ['error', {argsIgnorePattern: '^_', varsIgnorePattern: '^_'}],
      '@typescript-eslint/consistent-type-imports': ['error', {fixStyle: 'inline-type-imports'}],
    },
  },
  {
    files: ['src/**/*.{ts,tsx}', 'i18n/**/*.ts'],
    extends: [jsxA11y.flatConfigs.strict, reactHooks.configs.flat.recommended],
    plugins: {'@docusaurus': docusaurus},
    languageOptions: {globals: globals.browser},
    rules: {
      '@docusaurus/no-html-links': 'off', // Files, mail and the other locale need plain links; see LanguageToggle.
      '@docusaurus/no-untranslated-text': 'off', // Words live in src/content, not in translate() calls.
      '@docusaurus/prefer-docusaurus-heading': 'off',
      '@docusaurus/string-literal-i18n-messages': 'error',
    },
  },
  {
    files: ['src/content/*.ts', 'i18n/*/content/*.ts'],
    plugins: {words: {rules: {'facts-once': factsOnce}}},
    rules: {'words/facts-once': 'error'},
  },
  {
    files: ['**/*.cjs', 'src/rendering/state/**/*.js'],
    languageOptions: {globals: globals.node},
    rules: {'@typescript-eslint/no-require-imports': 'off'},
  },
  {
    files: ['src/features/*/plugin/**/*.ts', 'src/rendering/**/*.ts'],
    ignores: ['**/__tests__/**'],
    rules: {
      'no-restricted-syntax': [
        'error',
        {
          selector: "ImportExpression:not(CallExpression[callee.name='importInTurn'] ImportExpression)",
          message:
            'Docusaurus 4 loads half a module here: importInTurn(() => import(…)), src/lib/importInTurn.ts.',
        },
      ],
    },
  },
  {
    ignores: ['src/features/markdown/plugin/front-matter/readFrontMatter.ts', '**/__tests__/**'],
    rules: {
      'no-restricted-imports': [
        'error',
        {
          name: '@docusaurus/utils',
          importNames: ['DEFAULT_PARSE_FRONT_MATTER'],
          message:
            'It stops at characters of word processors: src/features/markdown/plugin/front-matter/readFrontMatter.ts.',
        },
      ],
    },
  },
  {
    rules: {
      'no-restricted-properties': [
        'error',
        {
          object: 'URL',
          property: 'canParse',
          message: 'Node 20 refuses accents after some thousand calls: parseUrl, src/lib/parseUrl.ts.',
        },
      ],
    },
  },
  {
    files: ['tests/**/*.ts'],
    rules: {
      'no-restricted-properties': [
        'error',
        {
          property: 'waitForTimeout',
          message:
            'Wait for what it means: expect.poll, a request, an animation frame; or let time pass with page.clock.',
        },
      ],
    },
  },
  {
    files: ['**/*.{mjs,cjs}', 'scripts/**', 'tests/**', 'api/**', '*.ts'],
    languageOptions: {globals: globals.node},
  },
);
