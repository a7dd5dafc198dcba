import {readFileSync} from 'node:fs';
import path from 'node:path';
import {stripVTControlCharacters} from 'node:util';
import type {MarkdownConfig} from '@docusaurus/types';
import type {Node} from 'unist';
import type {Compilation, Compiler, Module} from 'webpack';
import {leaveOutCalls} from '../lib/stopFor';
import {faultsError, faultsIn, type TextFault, unreadable} from '../lib/textErrors';
import {typedAddress} from '../lib/typedAddress';
import {importable} from './configuration/themeParts';

/** An error or a warning of the bundler; Rspack says in `error` what a loader threw. */
interface BundlerError {
  readonly message: string;
  readonly module?: (Module & {readonly resource?: string}) | null;
  readonly error?: {readonly message: string};
}

/** Something wrong in a file that writers make. */
interface FileFault extends TextFault {
  /** Path relative to the site, with slashes. */
  readonly file: string;
}

/** Marks an address whose file is not there, with its line, for the loader `textFiles.cjs`. */
export const missing =
  (kind: 'link' | 'picture') =>
  ({url, node}: {url: string; node: Node}): string =>
    // An empty address is said to lead nowhere; everything else comes back from `textFiles.cjs`.
    url && `missing-file:${node.position?.start.line ?? 1}:${kind}:${typedAddress(node, url)}`;

/** A mark of a file that is not there, in a compiled text. */
const missingFile = /missing-file:(\d+):(link|picture):([^"]*)/g;

/**
 * What Docusaurus is told about links and pictures of texts whose file is not there (`markdown.hooks`): they are said as
 * warnings, with the file, the line and what to do, in each build until they are mended.
 */
export const missingFiles: Partial<MarkdownConfig['hooks']> = {
  onBrokenMarkdownLinks: missing('link'),
  onBrokenMarkdownImages: missing('picture'),
};

/** A rule for the bundler by which a text depends on the files that it names. */
export const textFilesRule = (siteDir: string) => ({
  resource: /\.mdx?$/,
  enforce: 'post' as const,
  loader: path.join(__dirname, 'textFiles.cjs'),
  options: {
    siteDir,
    missingFile,
    warningOf: (line: number, kind: string, url: string) =>
      faultsError([
        {
          line,
          message: `a ${kind} leads to ${url}, and there is no such file: lay it there, or mend the address`,
        },
      ]),
  },
});

/** What a loader said, without the frame that the bundler draws around it. */
const wordsOf = ({message, error}: BundlerError) =>
  stripVTControlCharacters(error?.message ?? message).replaceAll(/^ *[×⚠│╰├─▶]+ ?/gm, '');

/** Line of a file that mentions something; the first where none does. */
function lineWith(file: string, words: string): number {
  const lines = readFileSync(file, 'utf8').split('\n');
  return lines.findIndex((line) => line.includes(words)) + 1 || 1;
}

/** What is wrong with a text that its loaders refuse. */
function textFaults(words: string, name: string): TextFault[] {
  const own = faultsIn(words);
  if (own.length > 0) {
    return own;
  }
  const cause = /^Cause: (.*)/m.exec(words)?.[1];
  const line = Number(/^\s*"line": (\d+)/m.exec(words)?.[1] ?? 1);
  const [first = ''] = words.split('\n');
  return [
    cause
      ? {line, message: unreadable(cause)}
      : {line, message: first.replace(/^Error: /, '').replace(`${name}: `, '')},
  ];
}

/** What to use instead of a part that comes with a plugin or a theme that this site does not have, by what it is called. */
const instead: readonly (readonly [RegExp, string])[] = [
  [/^IdealImage$/, 'write the picture as ![what it shows](./picture.png), which gets light files by itself'],
  [
    /^(?:Playground|ReactLiveScope)/,
    'show the code as a block of code, or make an island of what readers are to try (src/components/islands/README.md)',
  ],
  [/^Search/, 'the search is in the header of every page, and has one of its own, /search'],
  [/^Api/, 'a reference of an API is made as pages by a tool of its own, or written as text'],
];

/** What is said of something that a text imports and that is not there. */
function notThere(request: string): string {
  const [, part] = /^@theme(?:-original|-init)?\/(.+)$/.exec(request) ?? [];
  if (part === undefined) {
    return `there is no ${request}: lay the file there, or mend the line that names it`;
  }
  const advice = instead.find(([pattern]) => pattern.test(part))?.[1];
  return `${request} is a part of a theme that this site does not have: ${advice ?? `texts may import ${importable.map((it) => `@theme/${it}`).join(', ')}, or a component of your own`}`;
}

/** What a writer can do about an error of the bundler; nothing where it is not about a text or its pictures. */
function faultsOf(error: BundlerError, siteDir: string, compilation: Compilation): FileFault[] {
  const nameOf = (place: string) => path.relative(siteDir, place).replaceAll(path.sep, '/');
  const placeOf = (module?: Module | null) => (module as BundlerError['module'])?.resource?.split('?')[0];
  const place = placeOf(error.module);
  if (!place) {
    return [];
  }
  const [words, file] = [wordsOf(error), nameOf(place)];
  const isText = /\.mdx?$/.test(place);
  const gone = /(?:Can't resolve|Cannot find module) '(?:[^']*!)?([^'!?]+)[^']*' (?:in|for matched)/.exec(
    words,
  )?.[1];
  if (isText && gone) {
    const line = lineWith(place, gone);
    return [{file, line, message: notThere(gone)}];
  }
  if (isText) {
    return textFaults(words, file).map((fault) => ({file, ...fault}));
  }
  const issuer = placeOf(compilation.moduleGraph.getIssuer(error.module!));
  const shown = issuer ? `. It is shown in ${nameOf(issuer)}:${lineWith(issuer, path.basename(place))}` : '';
  return faultsIn(words).map(({line, message}) => ({file, line, message: message + shown}));
}

/** Faults as lines of a list, in the order of files and lines, each once. */
function listOf(faults: readonly FileFault[]): string[] {
  const sorted = [...faults].sort((a, b) => a.file.localeCompare(b.file) || (a.line ?? 1) - (b.line ?? 1));
  return [...new Set(sorted.map(({file, line, message}) => `${file}${line ? `:${line}` : ''}  ${message}`))];
}

/** Warnings that stand in the terminal already: a text is compiled for browsers and for the pages. */
let said = new Set<string>();

/**
 * Plugin of the bundler: says what is wrong in texts and their pictures in sentences for writers, with file and line, all of
 * them together, instead of with the stack of a compiler each.
 */
export class TextErrors {
  /**
   * @param isSaid whether another build has said a warning already, by the file
   */
  constructor(
    private readonly siteDir: string,
    private readonly isSaid: (file: string) => boolean,
  ) {}

  apply(compiler: Compiler): void {
    const name = 'TextErrors';
    compiler.hooks.thisCompilation.tap(name, (compilation) => {
      compilation.hooks.afterSeal.tap(name, () => {
        this.rewriteErrors(compilation, compiler.watchMode);
        this.sayWarnings(compilation, compiler.watchMode);
      });
    });
  }

  private rewriteErrors(compilation: Compilation, isWatching: boolean): void {
    const found = [...compilation.errors].map((error) => ({
      error,
      faults: faultsOf(error as BundlerError, this.siteDir, compilation),
    }));
    const lines = listOf(found.flatMap(({faults}) => faults));
    if (lines.length > 0) {
      const others = found.filter(({faults}) => faults.length === 0).map(({error}) => error);
      const count = lines.length === 1 ? 'A mistake' : `${lines.length} mistakes`;
      const all = new Error(
        `${count} in texts or their pictures:\n\n${lines.join('\n')}`,
      ) as (typeof others)[0];
      compilation.errors = [...others, all];
      leaveOutCalls(!isWatching);
    }
  }

  private sayWarnings(compilation: Compilation, isWatching: boolean): void {
    const found = [...compilation.warnings].map((warning) => ({
      warning,
      faults:
        faultsIn(wordsOf(warning as BundlerError)).length > 0
          ? faultsOf(warning as BundlerError, this.siteDir, compilation)
          : [],
    }));
    const lines = listOf(found.flatMap(({faults}) => faults.filter(({file}) => !this.isSaid(file))));
    lines.filter((line) => !said.has(line)).forEach((line) => console.warn(`[WARNING] ${line}`));
    // While a writer works, what is mended and breaks again is said again.
    said = new Set(isWatching ? lines : [...said, ...lines]);
    compilation.warnings = found.filter(({faults}) => faults.length === 0).map(({warning}) => warning);
  }
}
