import {existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import type {NewTextContent} from '../../src/content/newText';
import {languageList} from '../../src/lib/languages';
import {readWords} from '../../src/lib/readWords';
import {type NewFile, type NewText, scaffold, type ScaffoldWords, slugOf} from './scaffold';

const textsIn = (folder: string) =>
  existsSync(folder)
    ? readdirSync(folder, {recursive: true, encoding: 'utf8'})
        .filter((file) => /\.mdx?$/.test(file))
        .map((file) => path.join(folder, file))
    : [];

/** What has the address of a new text already. */
function takenBy(siteDir: string, {kind, title, section = 'guides'}: NewText): string | undefined {
  const slug = slugOf(title);
  if (kind === 'post') {
    const own = new RegExp(`^slug: (['"]?)/?${slug}\\1\\s*$`, 'm');
    const named = new RegExp(`(?:^|[/\\\\]|\\d-)${slug}(?:[/\\\\]index)?\\.mdx?$`);
    return textsIn(path.join(siteDir, 'blog')).find(
      (file) => named.test(file) || own.test(readFileSync(file, 'utf8')),
    );
  }
  const place = path.join(siteDir, 'docs', kind === 'section' ? '' : section, slug);
  return [place, `${place}.md`, `${place}.mdx`].find((file) => existsSync(file));
}

/** Words of new texts in the languages that are to have all; others get a text when somebody translates it. */
export const scaffoldWords = (siteDir: string): ScaffoldWords =>
  new Map(
    languageList(siteDir).complete.map((language) => [
      language,
      readWords<NewTextContent>(siteDir, language, 'newText'),
    ]),
  );

/**
 * Writes the files of a new text.
 *
 * @param words those of the languages of the site
 * @throws Error where its title gives no name for a file or its address is taken, or where its section is not there
 */
export function makeText(siteDir: string, text: NewText, words: ScaffoldWords): NewFile[] {
  const {section} = text;
  const files = scaffold(text, words);
  if (section !== undefined && !existsSync(path.join(siteDir, 'docs', section))) {
    throw new Error(`There is no section docs/${section}. Make it with: npm run new -- section "Title"`);
  }
  const taken = takenBy(siteDir, text) ?? files.map(({file}) => path.join(siteDir, file)).find(existsSync);
  if (taken) {
    const name = path.relative(siteDir, taken).replaceAll(path.sep, '/');
    throw new Error(
      `${name} is there already, with the address that this title gives. Choose another title.`,
    );
  }
  for (const {file, text: content} of files) {
    const full = path.join(siteDir, file);
    mkdirSync(path.dirname(full), {recursive: true});
    writeFileSync(full, content);
  }
  return files;
}
