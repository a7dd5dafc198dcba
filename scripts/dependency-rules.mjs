/** Public modules of src/rendering (its README lists them): for code of pages, and for code of the build. */
const forPages =
  '(?:islands/(?:contract|createDefineIsland|renderContexts|startIslands)|codeBlock|placeInText)';
const forBuild =
  '(?:index|lifecycle|cacheKey|oncePerBuild|results|devServer|featuredPosts|listedPosts|publishedTexts|reliance|stopFor|textErrors|textFaults|textImages)';
const modules = (names) => `^src/rendering/${names}\\.tsx?$`;

const noTest = '__tests__|\\.d\\.ts$';

/** Folders of src: each may import those before it. */
const layers = ['lib', 'data', 'content', 'ui', 'site', 'features', 'shell', 'theme', 'pages'];

const climbing = layers.slice(0, -1).map((layer, at) => ({
  name: `${layer}-knows-no-later-layer`,
  comment: `Imports go one way: ${layers.join(' ← ')}.`,
  severity: 'error',
  from: {path: `^src/${layer}/`, pathNot: noTest},
  to: {path: `^src/(?:${layers.slice(at + 1).join('|')})/`},
}));

/**
 * Allowed dependencies between folders (`npm run lint`). ESLint's rules see one file; these follow its imports.
 *
 * @type {import('dependency-cruiser').IConfiguration}
 */
export default {
  forbidden: [
    ...climbing,
    {
      name: 'circle',
      comment: 'Move what both need into a module of its own. Imports of types count.',
      severity: 'error',
      from: {path: '^src/', pathNot: noTest},
      to: {circular: true},
    },
    {
      name: 'features-have-doors',
      comment:
        'A feature enters another one by its index.ts, plugin/index.ts or browser/index.ts: export what it needs there.',
      severity: 'error',
      from: {path: '^src/features/([^/]+)/', pathNot: noTest},
      to: {
        path: '^src/features/',
        pathNot: '^src/features/(?:$1/|[^/]+/(?:(?:plugin|browser)/)?index\\.ts$)',
      },
    },
    {
      name: 'pages-know-no-inside-of-features',
      comment: 'Pages and the frame around them use the doors of a feature and the components at its root.',
      severity: 'error',
      from: {path: '^src/(?:shell|theme|pages)/', pathNot: noTest},
      to: {path: '^src/features/[^/]+/[^/]+/', pathNot: '/(?:index|pageScript)\\.ts$'},
    },
    {
      name: 'islands-without-docusaurus',
      comment:
        'An island has no router around it in the browser: use a plain link or element, and useLanguage, in what it imports.',
      severity: 'error',
      from: {path: '\\.island\\.tsx$'},
      to: {path: '@docusaurus/|^@theme|@generated|react-router', reachable: true},
    },
    {
      name: 'browsers-without-node',
      comment:
        'Code for browsers and code for the build do not share a folder: pure code that both need is in src/lib, src/data or at the root of the feature. What plugins tell components is in src/lib/pluginData.ts.',
      severity: 'error',
      from: {
        path: '^src/(?:content|pages|theme|ui)/|^src/features/[^/]+/(?:browser/|[^/]+$)',
        pathNot: noTest,
      },
      to: {
        path: '^src/(?:features/[^/]+/plugin|rendering)/',
        pathNot: [modules(forPages), modules('listedPosts')],
      },
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
