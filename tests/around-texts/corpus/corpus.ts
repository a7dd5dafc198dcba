/** A text with every kind of node in Docusaurus's documentation, in each form of a text. */
import {readFileSync} from 'node:fs';
import path from 'node:path';

const read = (file: string) => readFileSync(path.join(__dirname, file), 'utf8');

const head = (title: string, more = '') =>
  `---\ntitle: ${title}\ndescription: Every kind of node.\n${more}---\n\n`;
const download = 'action: {kind: download, label: Print it}\n';
const [common, components] = [read('common.md'), read('components.mdx')];
/** Unsupported by every output, which the build reports. */
const shapeless = '\n## Drawings\n\nA drawing: <svg width="4" height="4"></svg>\n';

const beside = {
  'box.svg':
    '<svg xmlns="http://www.w3.org/2000/svg" width="200" height="100"><rect width="200" height="100"/></svg>',
  '_part.mdx': read('_part.mdx'),
};
const inFolder = (folder: string) =>
  Object.fromEntries(Object.entries(beside).map(([name, text]) => [`${folder}${name}`, text]));

/** Guides by file in `docs`. */
export const corpusGuides: Readonly<Record<string, string>> = {
  ...inFolder('corpus/'),
  'corpus/plain.md': head('Corpus in Markdown', download) + common + shapeless,
  'corpus/rich.mdx': head('Corpus in MDX', download) + components + common,
  // A `.md` file with an import is MDX.
  'corpus/imports.md': head('Corpus with imports', download) + components + common,
};

/** Articles by file in `blog`. PDF fonts lack emoji. */
export const corpusPosts: Readonly<Record<string, string>> = {
  ...inFolder(''),
  '2025-03-01-corpus.mdx':
    head('Corpus in an article', 'authors: [anna]\ntags: [first]\n') +
    components.replace('## Components', 'Introduction.\n\n{/* truncate */}\n\n## Components at launch 🚀') +
    common,
};
