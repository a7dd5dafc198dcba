/** `npm run new -- post "Title"` and `npm run new -- guide "Title"`: a text in both languages. */
import {existsSync, mkdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {scaffold, type TextKind} from './scaffold';

const [kind, title, ...rest] = process.argv.slice(2);
try {
  if ((kind !== 'post' && kind !== 'guide') || !title?.trim() || rest.length > 0) {
    throw new Error('Usage: npm run new -- post "Title", or npm run new -- guide "Title"');
  }
  const files = scaffold(kind satisfies TextKind, title.trim(), new Date().toISOString().slice(0, 10));
  const taken = files.find(({file}) => existsSync(file));
  if (taken) {
    throw new Error(`${taken.file} is there already. Choose another title.`);
  }
  for (const {file, text} of files) {
    mkdirSync(path.dirname(file), {recursive: true});
    writeFileSync(file, text);
    console.log(`Made ${file}`);
  }
  console.log(
    `\nBoth are drafts: npm run dev shows them, the site does not, until you remove "draft: true".\nWhen the Italian says what the English says: npm run i18n:stamp ${files[1]?.file}`,
  );
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
