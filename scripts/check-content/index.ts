/** `docusaurus check-content`: everything that is wrong with the texts, in one run. */
import {existsSync} from 'node:fs';
import path from 'node:path';
import type {LoadContext} from '@docusaurus/types';
import {brand} from '../../src/data/brand';
import {routes} from '../../src/data/routes';
import {editDistance} from '../../src/features/search/browser/spelling';
import {isPost, knownFields} from '../../src/features/markdown/frontMatter';
import {legalProblems} from '../../src/features/legal/model/check';
import {legalFolders} from '../../src/features/legal/model/model';
import {parseUrl} from '../../src/lib/parseUrl';
import {readFields} from '../../src/features/markdown/plugin/front-matter';
import {lineOfField, readFrontMatter} from '../../src/features/markdown/plugin/front-matter/readFrontMatter';
import {readTexts} from '../../src/features/legal/plugin/readTexts';
import {
  problems as translationProblems,
  readManifest,
  warnings,
} from '../../src/features/translations/plugin/manifest';
import {problems, readPicture, report, type Text, texts} from './checks';
import {type Locale, readContent, withoutSlash} from './content';
import {wordingProblems} from './wording';

/** A problem with its place. The line of a file without lines, such as a picture, is 0. */
export interface LocatedProblem {
  readonly file: string;
  readonly line: number;
  readonly message: string;
  readonly stops: boolean;
}

/** Pages without a text file. */
const otherPages = new Set(Object.values(routes).map((route) => route.replace(/(.)#.*/, '$1')));

/** A draft may lack what the site needs of a text. */
const isDraft = (text?: Text) => text?.frontMatter.draft === true;

function missingFields(text: Text): string[] {
  const {frontMatter, title} = text;
  const wanted = ['title', 'description', ...(isPost(text.file) ? ['image', 'imageAlt'] : [])];
  return isDraft(text)
    ? []
    : wanted
        .filter((field) => !frontMatter[field] && !(field === 'title' && title))
        .map((field) => `${field}: is missing`);
}

/** Fields that nothing reads and that look like one that is read. Others are the text's own, for `{frontMatter.…}`. */
function misspeltFields({frontMatter}: Text): string[] {
  return Object.keys(frontMatter).flatMap((field) => {
    const wanted = field.replaceAll('-', '_').toLowerCase();
    const allowed = field.length < 6 ? 0 : 2;
    const meant = knownFields.has(field)
      ? undefined
      : [...knownFields].find((it) => editDistance(wanted, it.toLowerCase(), allowed) <= allowed);
    return meant ? [`${field}: is a field that nothing reads. It looks like "${meant}"`] : [];
  });
}

async function pictureProblems(text: Text): Promise<string[]> {
  const {image} = text.frontMatter;
  if (!isPost(text.file) || typeof image !== 'string') {
    return [];
  }
  const [, root, place = ''] = /^(\.\/|@site\/)(.*)/.exec(image) ?? [];
  if (!root) {
    return ['image: shows nowhere: name a file, ./name.svg beside the text or @site/blog/name.svg'];
  }
  const file = path.posix.join(root === './' ? path.posix.dirname(text.file) : '', place);
  if (!existsSync(file)) {
    return [`image: there is no ${file}`];
  }
  await readPicture(file, text.file);
  return [];
}

/** Returns the fault of a link's target; `undefined` if there is none. `page` is the path of the linking page. */
function linkProblem(url: string, page: string, {baseUrl, pages}: Locale): string | undefined {
  const home = 'https://this.site';
  const address = parseUrl(url, home + page);
  if (address?.origin !== home) {
    return undefined;
  }
  const place = decodeURI(withoutSlash(address.pathname));
  // Docusaurus puts the language before an address that has none.
  const shown = [place, withoutSlash(baseUrl + place.slice(1))].find((it) => pages.has(it));
  if (shown === undefined) {
    return otherPages.has(place) || existsSync(`static${place}`)
      ? undefined
      : `leads to ${place}, which is no page and no file of static/`;
  }
  const target = texts.get(pages.get(shown) ?? '');
  const anchor = decodeURIComponent(address.hash.slice(1));
  if (target && isDraft(target) && shown !== page) {
    return `leads to ${target.file}, which is a draft`;
  }
  return anchor && target?.anchors && !target.anchors.has(anchor)
    ? `leads to #${anchor}, and ${shown === page ? 'this text' : target.file} has no such heading. It has: ${[...target.anchors].map((it) => `#${it}`).join(', ') || 'none'}`
    : undefined;
}

/** Returns the fields that the build leaves out. */
async function leftOutFields({file, source}: Text) {
  // Another check reports front matter that is no YAML.
  const {frontMatter} = await readFrontMatter(file, source).catch(() => ({frontMatter: {}}));
  return readFields(file, source, frontMatter).leftOut;
}

/** Reads all texts of a site, and reports every problem of theirs. */
async function findProblems(context: LoadContext): Promise<void> {
  const locales = await readContent(context);
  for (const text of texts.values()) {
    const {file} = text;
    [...missingFields(text), ...misspeltFields(text), ...(await pictureProblems(text))].forEach((message) =>
      report({file, message}),
    );
    (await leftOutFields(text)).forEach((problem) => report({file, ...problem}));
  }
  const checked = new Set<string>();
  for (const locale of locales.every(({complete}) => complete) ? locales : []) {
    for (const [page, file = ''] of locale.pages) {
      for (const {url, line} of checked.has(file) ? [] : (texts.get(file)?.links ?? [])) {
        const fault = linkProblem(url, page, locale);
        if (fault) {
          report({file, line, message: `a link ${fault}`});
        }
      }
      checked.add(file);
    }
  }
  if (existsSync(legalFolders([]).en)) {
    legalProblems(await readTexts('.')).forEach((problem) => report({...problem, stops: true}));
  }
  (await wordingProblems('.', brand.houseStyle === true)).forEach(report);
  const manifest = readManifest('.');
  const stopping = translationProblems(manifest);
  // That a language has only some of the texts is no fault of theirs.
  const wanted = manifest.filter(({complete, state}) => complete || state !== 'missing');
  for (const remark of [...stopping, ...warnings(wanted)]) {
    const {file, says} = remark;
    if (!isDraft(texts.get(file))) {
      report({file, message: says, stops: stopping.includes(remark)});
    }
  }
}

/** All that has been reported, in the order of files and lines. What is read in several languages is wrong once. */
function sortedProblems(): LocatedProblem[] {
  const located = problems.map(({file, line, message, stops = false}) => ({
    file,
    // Such as 'cards.0.icon: …'.
    line: line ?? lineOfField(texts.get(file)?.source ?? '', message.split(/[.:]/)[0]!),
    message,
    stops,
  }));
  const once = new Map(
    located.map((problem) => [`${problem.file}:${problem.line} ${problem.message}`, problem]),
  );
  return [...once.values()].sort((a, b) => a.file.localeCompare(b.file) || a.line - b.line);
}

/**
 * Checks all texts of a site, and prints all problems by file and line.
 *
 * @param options `json`: prints a list of `LocatedProblem` for other programs; `stopping`: only problems that fail a
 * build, and nothing without any
 */
export async function checkContent(
  context: LoadContext,
  options: {readonly json?: boolean; readonly stopping?: boolean},
): Promise<void> {
  await findProblems(context);
  const found = sortedProblems().filter(({stops}) => stops || !options.stopping);
  process.exitCode = found.length === 0 ? 0 : 1;
  if (options.json) {
    console.log(JSON.stringify(found));
    return;
  }
  if (options.stopping && found.length > 0) {
    console.log('The site cannot be built with these texts:\n');
  }
  for (const {file, line, message} of found) {
    console.log(`${file}${line ? `:${line}` : ''}  ${message}`);
  }
  if (found.length > 0 || !options.stopping) {
    const count = `${found.length} ${found.length === 1 ? 'problem' : 'problems'}.`;
    console.log(found.length === 0 ? 'Every text is in order.' : `\n${count}`);
  }
}
