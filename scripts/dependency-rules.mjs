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
        'What plugins tell components is in src/lib/pluginData.ts; pure code that both need is in src/lib. Of the inside of Docusaurus, blocks of code need its reading of them.',
      severity: 'error',
      from: {path: '^src/(?:components|content|data|lib|pages|theme)/', pathNot: '__tests__'},
      to: {path: '^src/(?:plugins|rendering)/', pathNot: '^src/rendering/codeBlock\\.ts$'},
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
