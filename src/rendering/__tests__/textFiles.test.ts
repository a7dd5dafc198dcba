import {writeFileSync} from 'node:fs';
import path from 'node:path';
import {textFilesRule} from '../textErrors';
import textFiles from '../textFiles.cjs';
import {testFolder} from '../../../tests/testFolder';

const {folder: siteDir} = testFolder();
const text = path.join(siteDir, 'a.mdx');
writeFileSync(text, '');
const {options} = textFilesRule(siteDir);

/** Runs the loader on a compiled text. Returns its calls, with paths relative to the site. */
function load(source: string) {
  const calls: unknown[] = [];
  const inSite = (what: string) => (file: string) => calls.push([what, path.relative(siteDir, file)]);
  const loader = {
    resourcePath: text,
    getOptions: () => ({
      ...options,
      warningOf: (...fault: unknown[]) => fault,
    }),
    addDependency: inSite('reads'),
    addMissingDependency: inSite('wants'),
    cacheable: (is: boolean) => calls.push(['kept', is]),
    emitWarning: (fault: unknown[]) => calls.push(['says', ...fault]),
  };
  return {result: textFiles.call(loader, source), calls};
}

it.each<[string, unknown[]]>([
  ['require("!a?b!./c.png?d").default', [['reads', 'c.png']]],
  ['require("@site/static/e.pdf")', [['reads', 'static/e.pdf']]],
  ['href: "./b.html"', []],
])('knows the files of %s', (source, calls) => {
  expect(load(source)).toEqual({result: source, calls});
});

it.each([
  ['./b%20c.pdf?x', 'b c.pdf', './b c.pdf?x'],
  ['@site/docs/b.pdf#x', 'docs/b.pdf', '@site/docs/b.pdf#x'],
])('puts the address %s back where it is marked as missing', (address, wanted, said) => {
  expect(load(`"missing-file:12:picture:${address}", "missing-file:3:link:${address}"`)).toEqual({
    result: `"${address}", "${address}"`,
    calls: [
      ['wants', wanted],
      ['kept', false],
      ['says', 12, 'picture', said],
      ['wants', wanted],
      ['kept', false],
      ['says', 3, 'link', said],
    ],
  });
});
