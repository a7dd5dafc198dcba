import {readFileSync} from 'node:fs';
import path from 'node:path';
import {stripVTControlCharacters} from 'node:util';
import type {MarkdownConfig} from '@docusaurus/types';
import type {Node} from 'unist';
import type {Compilation, Compiler, Module} from 'webpack';
import {leaveOutCalls} from './stopFor';
import {changedInside} from './reliance';
import {faultsError, faultsIn, type TextFault, typedAddress, unreadable} from './textFaults';
import {importable} from './configuration/themeParts';

/** An error or warning of the bundler. Rspack puts a loader's exception into `error`. */
interface BundlerError {
  readonly message: string;
  readonly module?: (Module & {readonly resource?: string}) | null;
  readonly error?: {readonly message: string};
}

/** A fault in a writer's file. */
interface FileFault extends TextFault {
  /** Path relative to the site, with slashes. */
  readonly file: string;
}

/** Marks a URL of a missing file with its line, for the loader `textFiles.cjs`. */
export const missing =
  (kind: 'link' | 'picture') =>
  ({url, node}: {url: string; node: Node}): string =>
    // An empty URL is reported as a broken link; `textFiles.cjs` resolves the rest.
    url && `missing-file:${node.position?.start.line ?? 1}:${kind}:${typedAddress(node, url)}`;

/** Mark of a missing file in a compiled text. */
const missingFile = /missing-file:(\d+):(link|picture):([^"]*)/g;

/** `markdown.hooks` for missing files: each build warns with file, line and remedy until they are fixed. */
export const missingFiles: Partial<MarkdownConfig['hooks']> = {
  onBrokenMarkdownLinks: missing('link'),
  onBrokenMarkdownImages: missing('picture'),
};

/** Bundler rule that makes a text depend on the files that it names. */
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

/** Returns a loader's message without the bundler's frame. */
const wordsOf = ({message, error}: BundlerError) =>
  stripVTControlCharacters(error?.message ?? message).replaceAll(/^ *[×⚠│╰├─▶]+ ?/gm, '');

/** Returns the line of a file that mentions some words; 1 if none does. */
function lineWith(file: string, words: string): number {
  const lines = readFileSync(file, 'utf8').split('\n');
  return lines.findIndex((line) => line.includes(words)) + 1 || 1;
}

/** Returns the faults of a text that its loaders reject. */
function textFaults(words: string, name: string): TextFault[] {
  const own = faultsIn(words);
  if (own.length > 0) {
    return own;
  }
  const cause = /^Cause: (.*)/m.exec(words)?.[1];
  const line = Number(/^\s*"line": (\d+)/m.exec(words)?.[1] ?? 1);
  const [first = ''] = words.split('\n');
  if (!cause && first.includes('MDX compilation failed')) {
    return [{line, message: changedInside(`The error of the text has no "Cause:" (${first})`).message}];
  }
  return [
    cause
      ? {line, message: unreadable(cause)}
      : {line, message: first.replace(/^Error: /, '').replace(`${name}: `, '')},
  ];
}

/** Replacements for components of plugins and themes that this site does not have, by name. */
const instead: readonly (readonly [RegExp, string])[] = [
  [/^IdealImage$/, 'write the picture as ![what it shows](./picture.png), which gets light files by itself'],
  [
    /^(?:Playground|ReactLiveScope)/,
    'show the code as a block of code, or make an island of what readers are to try (src/site/islands/README.md)',
  ],
  [/^Search/, 'the search is in the header of every page, and has one of its own, /search'],
  [/^Api/, 'a reference of an API is made as pages by a tool of its own, or written as text'],
];

/** Returns the message for a missing import. */
function notThere(request: string): string {
  const [, part] = /^@theme(?:-original|-init)?\/(.+)$/.exec(request) ?? [];
  if (part === undefined) {
    return `there is no ${request}: lay the file there, or mend the line that names it`;
  }
  const advice = instead.find(([pattern]) => pattern.test(part))?.[1];
  return `${request} is a part of a theme that this site does not have: ${advice ?? `texts may import ${importable.map((it) => `@theme/${it}`).join(', ')}, or a component of your own`}`;
}

/** Returns writers' faults in a bundler error; none if it does not concern a text or its pictures. */
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

/** Formats unique faults as a list, sorted by file and line. */
function listOf(faults: readonly FileFault[]): string[] {
  const sorted = [...faults].sort((a, b) => a.file.localeCompare(b.file) || (a.line ?? 1) - (b.line ?? 1));
  return [...new Set(sorted.map(({file, line, message}) => `${file}${line ? `:${line}` : ''}  ${message}`))];
}

/** Warnings already in the terminal: a text is compiled twice, for browsers and for pages. */
let said = new Set<string>();

/** Bundler plugin that lists all faults of texts and pictures with file and line, instead of compiler stacks. */
export class TextErrors {
  /** @param isSaid true if another build has already shown a warning, by file */
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
    // In watch mode, a fault that returns after a fix is reported again.
    said = new Set(isWatching ? lines : [...said, ...lines]);
    compilation.warnings = found.filter(({faults}) => faults.length === 0).map(({warning}) => warning);
  }
}
