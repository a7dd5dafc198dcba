/** Tries what the documents for people claim: commands with their options, paths, variables, names and links. */
import {execFileSync} from 'node:child_process';
import {existsSync, readFileSync, statSync} from 'node:fs';
import path from 'node:path';
import {loadConfig, variableNames} from '../../api/src/config';
import {readArguments} from '../../api/src/leads/arguments';
import {brand} from '../../src/data/brand';

const root = path.join(import.meta.dirname, '../..');
const read = (file: string) => readFileSync(path.join(root, file), 'utf8');
const readAll = (some: readonly string[]) => some.map(read).join('\n');
const run = (program: string, args: readonly string[]) =>
  execFileSync(program, args, {cwd: root, encoding: 'utf8'});

const counted = ['README.md', 'ADOPTING.md', 'WRITING.md', 'CONTRIBUTING.md', 'api/README.md'];
const documents = [...counted, 'src/README.md', 'SECURITY.md', '.github/pull_request_template.md'];

const files = run('git', ['ls-files', '-coz', '--exclude-standard'])
  .split('\0')
  .filter((file) => file && existsSync(path.join(root, file)));
const folders = [...new Set(files.map((file) => /^[^/]+(?=\/)/.exec(file)?.[0]).filter(Boolean))].join('|');
const isSource =
  /^(?!package-lock|scripts\/__tests__\/documents).*\.(?:[cm]?[jt]sx?|css|json|ya?ml|conf|socket)$/;
const sources = files.filter((file) => isSource.test(file));
const code = readAll(sources);
const {scripts} = JSON.parse(read('package.json')) as {scripts: Readonly<Record<string, string>>};
const variables = new Set([
  ...variableNames(brand),
  ...[...code.matchAll(/(?:\benv\.|\$\{)([A-Z][A-Z0-9_]+)/g)].map(([, name]) => name),
]);

/** Returns a text that names the options of an npm script: its source, all of its folder for a CLI, or its help. */
function optionsOf(script: string): string {
  const [own] = /(?<= )(?!node_modules)\S+\/\S+\.m?[jt]s\b/.exec(scripts[script]!) ?? [];
  const near = own?.replace(/(?:cli|run)\.m?[jt]s$/, '');
  return near
    ? readAll(sources.filter((file) => file.startsWith(near)))
    : run('sh', ['-c', `PATH=node_modules/.bin:$PATH; ${scripts[script]} --help`]);
}

function succeeds(action: () => unknown): boolean {
  try {
    action();
    return true;
  } catch {
    return false;
  }
}
const names = (text: string, word: string) => new RegExp(`(?<!\\w)${word}(?!\\w)`).test(text);
const isSmtpOption = (name: string) =>
  ['1', 'true', 'x'].some((value) =>
    succeeds(() => loadConfig({SMTP_URL: `smtp://mail.example?${name}=${value}`}, brand)),
  );

/** Returns the parts of a command that do not exist. Words in capitals and quotes stand for others. */
function commandProblems(command: string): string[] {
  const [program = '', ...words] = command.match(/"[^"]*"|'[^']*'|\S+/g) ?? [];
  const [first = '', ...more] = words.filter((word) => !/^(?:run|-s|--)$/.test(word));
  if (program === 'portal-leads') {
    const args = words.map((word) => (word === 'DAYS' ? '30' : word));
    return words.length === 0 || succeeds(() => readArguments(args)) ? [] : [command];
  }
  if (program === 'npm' && !/^(?:ci|update)$/.test(first)) {
    const given = more.flatMap((word) => /^(?:--)?([a-z][\w-]*)(?:=.*)?$/.exec(word)?.[1] ?? []);
    return first in scripts ? given.filter((word) => !names(optionsOf(first), word)) : [first];
  }
  if (program === 'npx') {
    return first === 'docusaurus' && names(code, more[0]!) ? [] : [command];
  }
  const units = /^(?:systemctl|journalctl)$/.test(program) ? words : [];
  const isUnit = (name: string) => ['', '.service'].some((end) => isPath(`api/deploy/${name}${end}`));
  return units.filter((word) => word.startsWith('portal') && !isUnit(word));
}

const anchorsOf = (file: string) =>
  [...read(file).matchAll(/^#+ (.+)$/gm)].map(([, title = '']) =>
    title.toLowerCase().replaceAll(/[^\p{L}\p{N}_-]/gu, (sign) => (sign === ' ' ? '-' : '')),
  );

function isPath(named: string): boolean {
  const pattern = named.replaceAll('.', '\\.').replaceAll(/<\w+>/g, '[^/]+').replace(/\/$/, '');
  const isLater = /^api\/dist\//.test(named) || (/^i18n\/it\b/.test(named) && !existsSync(`${root}/i18n/it`));
  return isLater || files.some((file) => new RegExp(`^${pattern}(?:/|$)`).test(file));
}

/** True if the parts of a name, a setting or a message are in the code, or a file is called so. */
const isKnown = (span: string) =>
  span.split(/ …|… |\/|[^\w.@-]*: |, |[[\]{}'"]+/).every((part) => names(code, part)) ||
  files.some((file) => path.basename(file) === span) ||
  isSmtpOption(span);

/** Returns everything in a document that does not exist. */
function problems(document: string, text: string): Set<string> {
  const all = (pattern: RegExp, from = text) =>
    [...from.matchAll(pattern)].map(([found, part]) => part ?? found);
  const prose = text.replaceAll(/^ *```[\s\S]*?^ *```$/gm, '');
  const inline = all(/`([^`\n]+)`/g, prose);
  const lines = [...all(/^ *```sh\n([\s\S]*?)^ *```$/gm).flatMap((block) => block.split('\n')), ...inline];
  const commands = lines
    .flatMap((line) => line.replace(/(?:^|\s)#.*/, '').split(/&&|\|/))
    .map((line) => line.trim().replace(/^(?:\w+=\S+ )+/, ''))
    .map((line) => line.replace(/^(?:npm run -s leads --|node api\/dist\/leads\.js)/, 'portal-leads'));
  const isName = /^(?:\.data\/)?[\w.@-]+$|^(?!npm|npx|systemctl)[\w… ]+$|^[{"]*[a-z]\w*"?: /;
  return new Set([
    ...commands.flatMap(commandProblems),
    ...all(new RegExp(`(?<![\\w/.:@-])(?:${folders})/[\\w.@<>/-]*[\\w>/]`, 'g')).filter((it) => !isPath(it)),
    ...all(/\b[A-Z][A-Z0-9]*(?:_[A-Z0-9]+)+\b/g).filter((name) => !variables.has(name)),
    ...inline.filter((span) => isName.test(span) && !isKnown(span)),
    ...all(/^(?:node \S+ )?(--[\w-]+)/gm, [...inline, ...commands].join('\n')).filter(
      (it) => !names(code, it),
    ),
    ...all(/(?<![\w.])\/api\/[\w./-]*\w/g).filter((route) => !code.includes(`'${route}'`)),
    ...all(/\]\((?!\w+:)([^)]*)\)/g, prose.replaceAll(/`[^`\n]+`/g, '')).filter((link) => {
      const [target, anchor] = link.split('#');
      const file = path.join(path.dirname(document), target || path.basename(document));
      return !existsSync(path.join(root, file)) || (anchor && !anchorsOf(file).includes(anchor));
    }),
  ]);
}

test.each(documents)('%s names what exists', (document) => {
  expect(problems(document, read(document))).toEqual(new Set());
});

test.each([
  ['`npm run nothing`', 'nothing'],
  ['Run `npm test -- --chnged`.', 'chnged'],
  ['`npm run test:e2e -- --projekt=firefox`', 'projekt'],
  ['```sh\nnpm run new -- poem "Title"  # made\n```', 'poem'],
  ['`portal-leads list --status failed`', 'portal-leads list --status failed'],
  ['`npx docusaurus docs:freeze 1.0`', 'npx docusaurus docs:freeze 1.0'],
  ['```sh\nsystemctl restart portal-web\n```', 'portal-web'],
  ['See src/lib/none.ts.', 'src/lib/none.ts'],
  ['`src/contents/<page>.ts`', 'src/contents/<page>.ts'],
  ['Set `DATA_FOLDER`.', 'DATA_FOLDER'],
  ['Set `eurPerMont`.', 'eurPerMont'],
  ['`There was no store in …`', 'There was no store in …'],
  ['`POST /api/contacts`', '/api/contacts'],
  ['[a](none.md)', 'none.md'],
  ['[a](ADOPTING.md#add-a-planet)', 'ADOPTING.md#add-a-planet'],
])('what does not exist is found: %s', (text, found) => {
  expect(problems('README.md', text)).toEqual(new Set([found]));
});

test('api/README.md explains every variable, and messages name headings that exist', () => {
  const [, section = ''] = read('api/README.md').split('## Variables');
  expect(variableNames(brand).filter((name) => !section.includes(`\`${name}\``))).toEqual([]);
  const named = [...code.matchAll(/([A-Z]+\.md), "([^"]+)"/g)];
  expect(named.length).toBeGreaterThan(3);
  const missing = named.filter(([, file = '', title]) => !read(file).includes(`# ${title}\n`));
  expect(missing.map(([reference]) => reference)).toEqual([]);
});

test('documents and their pictures stay small', () => {
  const pictures = files.filter((file) => file.startsWith('.github/readme/'));
  expect(pictures.filter((file) => statSync(path.join(root, file)).size > 100_000)).toEqual([]);
  const words = counted.map((file) => read(file).split(/\s+/).length);
  expect(words[0]).toBeLessThanOrEqual(700);
  expect(words.reduce((sum, count) => sum + count)).toBeLessThanOrEqual(6_000);
});
