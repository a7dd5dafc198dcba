import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {jest} from '@jest/globals';
import type {Configuration, Stats} from 'webpack';
import {faultsError} from '../../lib/textErrors';
import {pictureFault} from '../../plugins/pictures/pictureFault';
import {missingFiles, TextErrors, textFilesRule} from '../textErrors';

// The bundler that Docusaurus brings.
const {rspack} = createRequire(require.resolve('@docusaurus/faster'))('@rspack/core') as {
  rspack: (configuration: Configuration) => {
    run(done: (error: Error | null, stats: Stats) => void): void;
    close(done: () => void): void;
  };
};

const siteDir = mkdtempSync(path.join(tmpdir(), 'text-errors-'));
afterAll(() => rmSync(siteDir, {recursive: true}));

function write(file: string, text: string): void {
  const full = path.join(siteDir, file);
  mkdirSync(path.dirname(full), {recursive: true});
  writeFileSync(full, text);
}

const markOf = (url: string) =>
  (missingFiles!.onBrokenMarkdownLinks as (params: object) => string)({
    url,
    node: {position: {start: {line: 2}}},
  });

// In the place of the MDX loader: texts of these tests are code, and name a file as Docusaurus does when it is there.
write(
  'loader.cjs',
  `const {existsSync} = require('node:fs');
   module.exports = function (source) {
     if (source.startsWith('throw ')) { throw new Error(source.slice(6)); }
     const [, file] = /^file (.*)/m.exec(source) ?? [];
     if (!file) { return source; }
     return existsSync(this.context + '/' + file) ? \`require("./\${file}")\` : \`document.title = "${markOf('./FILE')}"\`.replace('FILE', file);
   };`,
);

/** Compiles a text as builds do; errors as they stand in the terminal, and warnings that were said. */
async function build(text: string, isSaid: (file: string) => boolean = () => false) {
  const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  const compiler = rspack({
    mode: 'production',
    context: siteDir,
    entry: path.join(siteDir, text),
    output: {path: path.join(siteDir, 'out')},
    cache: true,
    experiments: {
      cache: {type: 'persistent', storage: {type: 'filesystem', directory: path.join(siteDir, 'cache')}},
    },
    module: {
      rules: [
        {test: /\.mdx?$/, type: 'javascript/auto', loader: path.join(siteDir, 'loader.cjs')},
        {test: /\.pdf$/, type: 'asset/resource'},
        {test: /\.(?:png|svg)$/, type: 'javascript/auto', loader: path.join(siteDir, 'loader.cjs')},
        textFilesRule(siteDir),
      ],
    },
    plugins: [new TextErrors(siteDir, isSaid)],
  } as object);
  const stats = await new Promise<Stats>((resolve, reject) => {
    compiler.run((error, result) => (error ? reject(error) : resolve(result)));
  });
  const {errors = [], warnings = []} = stats.toJson({all: false, errors: true, warnings: true});
  await new Promise<void>((resolve) => compiler.close(resolve));
  const said = warn.mock.calls.map(([line]) => String(line));
  warn.mockRestore();
  // Without the frame that the bundler draws.
  const plain = errors.map(({message}) => message.replaceAll(/^ *[×│]+ ?/gm, '').trim());
  return {errors: plain, warnings, said};
}

test('a file that a text names may go and come back, whatever the cache holds', async () => {
  const gone =
    '[WARNING] docs/linking.md:2  a link leads to ./list.pdf, and there is no such file: lay it there, or mend the address';
  write('docs/linking.md', 'file list.pdf');
  write('docs/list.pdf', 'A list.');
  expect(await build('docs/linking.md')).toEqual({errors: [], warnings: [], said: []});
  rmSync(path.join(siteDir, 'docs/list.pdf'));
  expect(await build('docs/linking.md')).toEqual({errors: [], warnings: [], said: [gone]});
  // The build that renders pages compiles the text too.
  expect((await build('docs/linking.md')).said).toEqual([]);
  write('docs/list.pdf', 'A list.');
  expect(await build('docs/linking.md')).toEqual({errors: [], warnings: [], said: []});
});

test('all mistakes of texts and pictures are one list, in the order of files and lines', async () => {
  write(
    'docs/all.mdx',
    ['c.mdx', 'b.mdx', 'a.mdx', 'damaged.png', 'drawing.svg']
      .map((file) => `import './${file}';`)
      .concat(
        "import './gone.js';",
        "import 'script.js';",
        "import '@theme/IdealImage';",
        "import '@theme/Own';",
      )
      .join('\n'),
  );
  write(
    'docs/a.mdx',
    `throw ${
      faultsError([
        {line: 9, message: 'second'},
        {line: 3, message: 'first'},
      ]).message
    }`,
  );
  write(
    'docs/b.mdx',
    'throw MDX compilation failed for file "/b.mdx"\nCause: Unexpected closing tag `</b>`, expected another\nDetails:\n{\n  "line": 7,\n}',
  );
  write('docs/c.mdx', 'throw docs/c.mdx: the front matter is no YAML');
  const unreadable = new Error('Input buffer contains unsupported image format');
  write('docs/damaged.png', `throw ${faultsError([pictureFault(unreadable)]).message}`);
  const tag = Object.assign(new Error('<input>:3:6: Unclosed tag'), {line: 3, reason: 'Unclosed tag'});
  write('docs/drawing.svg', `throw ${faultsError([pictureFault(tag)]).message}`);
  const {errors} = await build('docs/all.mdx');
  // Docusaurus's own errors that follow come without its calls.
  expect(new Error('Unable to build website').stack).not.toContain('    at ');
  expect(errors).toHaveLength(1);
  expect(errors[0]?.split('\n')).toEqual([
    '10 mistakes in texts or their pictures:',
    '',
    'docs/a.mdx:3  first',
    'docs/a.mdx:9  second',
    'docs/all.mdx:6  there is no ./gone.js: lay the file there, or mend the line that names it',
    'docs/all.mdx:7  there is no script.js: lay the file there, or mend the line that names it',
    'docs/all.mdx:8  @theme/IdealImage is a part of a theme that this site does not have: write the picture as ![what it shows](./picture.png), which gets light files by itself',
    expect.stringContaining(
      'docs/all.mdx:9  @theme/Own is a part of a theme that this site does not have: texts may import @theme/Admonition, ',
    ),
    'docs/b.mdx:7  cannot be read: Unexpected closing tag `</b>`, expected another. Tags are closed in the order in which they were opened, inner ones first',
    'docs/c.mdx:1  the front matter is no YAML',
    'docs/damaged.png  this picture cannot be read (Input buffer contains unsupported image format): save it anew as PNG, JPEG, WebP or SVG. It is shown in docs/all.mdx:4',
    'docs/drawing.svg:3  this picture cannot be read (Unclosed tag): mend it there, or save it anew. It is shown in docs/all.mdx:5',
  ]);
});

test('what the build of another locale has said is not said again', async () => {
  write('docs/other.md', 'file gone.pdf');
  expect((await build('docs/other.md', (file) => file === 'docs/other.md')).said).toEqual([]);
  expect((await build('docs/other.md')).said).toHaveLength(1);
});

test('errors of other code stay as they are', async () => {
  write('docs/code.md', "import '../broken.js';");
  write('broken.js', 'import "./nowhere.js";');
  const {errors} = await build('docs/code.md');
  expect(errors).toHaveLength(1);
  expect(errors[0]).toMatch(/Module not found: Can't resolve '\.\/nowhere\.js'/);
});
