/** `npm run new -- post "Title"`, `guide "Title" [section]` or `section "Title"`: a text in every language. */
import {inEnglish} from '../../src/lib/languages';
import {sourceLanguage} from '../../src/lib/locale';
import {makeText, type NewText, scaffoldWords, slugOf} from './make';

const usage = `Usage: npm run new -- post "Title"
       npm run new -- guide "Title" [section]    (a folder of docs/; guides, if none is named)
       npm run new -- section "Title"            (a folder of docs/ with a first guide)`;

const kinds: readonly string[] = ['post', 'guide', 'section'] satisfies NewText['kind'][];
const isKind = (name: string): name is NewText['kind'] => kinds.includes(name);

const [kind = '', title = '', section, ...rest] = process.argv.slice(2);
try {
  if (!isKind(kind) || !title.trim() || rest.length > 0 || (section !== undefined && kind !== 'guide')) {
    throw new Error(usage);
  }
  const date = new Date().toISOString().slice(0, 10);
  const words = scaffoldWords(process.cwd());
  const files = makeText(process.cwd(), {kind, title: title.trim(), section, date}, words);
  files.forEach(({file}) => console.log(`Made ${file}`));
  console.log(
    '\nThe texts are drafts: npm run dev shows them, the site does not, until you remove "draft: true".',
  );
  for (const language of [...words.keys()].filter((it) => it !== sourceLanguage)) {
    const name = inEnglish([language]);
    const file = files.findLast((it) => it.file.startsWith(`i18n/${language}/`))?.file;
    console.log(`When the ${name} says what the English says: npm run i18n:stamp ${file}`);
    if (kind === 'section') {
      console.log(
        `The ${name} name of the section: npx docusaurus write-translations --locale ${language}, then look for "${slugOf(title)}" in i18n/${language}/docusaurus-plugin-content-docs/current.json`,
      );
    }
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
