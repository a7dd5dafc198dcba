/** Public modules of src/rendering (its README lists them): for code of pages, and for code of the build. */
const forPages =
  '(?:islands/(?:contract|createDefineIsland|renderContexts|startIslands)|codeBlock|placeInText)';
const forBuild =
  '(?:index|lifecycle|cacheKey|oncePerBuild|results|devServer|featuredPosts|listedPosts|publishedTexts|reliance|stopFor|textErrors|textFaults|textImages)';
const modules = (names) => `^src/rendering/${names}\\.tsx?$`;

/**
 * Allowed dependencies between folders (`npm run lint`). ESLint's rules see one file; these follow its imports.
 *
 * @type {import('dependency-cruiser').IConfiguration}
 */
export default {
  forbidden: [
    {
      name: 'islands-without-docusaurus',
      comment:
        'An island has no router around it in the browser: use a plain link or element, and useLanguage, in what it imports.',
      severity: 'error',
      from: {path: '\\.island\\.tsx$'},
      to: {path: '@docusaurus/|^@theme|@generated|react-router', reachable: true},
    },
    {
      name: 'components-without-plugins',
      comment:
        'What plugins tell components is in src/lib/pluginData.ts; pure code that both need is in src/lib.',
      severity: 'error',
      from: {path: '^src/(?:components|content|data|lib|pages|theme)/', pathNot: '__tests__'},
      to: {path: '^src/(?:plugins|rendering)/', pathNot: [modules(forPages), modules('listedPosts')]},
    },
    {
      name: 'renderer-without-the-site',
      comment:
        'src/rendering imports only packages: what it needs of the site comes in through withRendering, or from a plugin (src/rendering/lifecycle.ts).',
      severity: 'error',
      from: {path: '^src/rendering/', pathNot: '__tests__'},
      to: {
        path: '^(?!src/rendering/)(?:src|api|bench|blog|docs|drills|i18n|legal|scripts|static|tests)/|^\\w+\\.',
      },
    },
    {
      name: 'renderer-by-its-doors',
      comment: 'src/rendering/README.md lists the public modules.',
      severity: 'error',
      from: {path: '^(?:src|scripts|docusaurus\\.config)', pathNot: '^src/rendering/|__tests__'},
      to: {
        path: '^src/rendering/',
        pathNot: [modules(forPages), modules(forBuild), '^src/rendering/kept\\.cjs$'],
      },
    },
    {
      name: 'inside-of-docusaurus',
      comment: 'Only src/rendering may rely on what Docusaurus does not document.',
      severity: 'error',
      from: {path: '^(?:src|scripts|docusaurus\\.config)', pathNot: '^src/rendering/'},
      to: {
        path: '@docusaurus/[\\w-]+/(?:lib|src)/|@docusaurus/theme-common/internal',
        pathNot: '/lib/(?:client/)?index\\.(?:js|d\\.ts)$',
      },
    },
    {
      name: 'site-knows-the-contract-alone',
      comment: 'Of the API, the site knows its contract.',
      severity: 'error',
      from: {path: '^(?:src|i18n)/'},
      to: {path: '^api/', pathNot: '^api/src/contract\\.ts$'},
    },
  ],
  options: {
    doNotFollow: {path: 'node_modules'},
    tsConfig: {fileName: 'tsconfig.json'},
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {extensions: ['.ts', '.tsx', '.mjs', '.cjs', '.js']},
  },
};
