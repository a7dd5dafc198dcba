/**
 * The portal after writers' changes: texts from another project, with pictures and files of all kinds; a changed English
 * sentence; an article without Italian; an announced version of the agreement.
 */
import {execFileSync} from 'node:child_process';
import {cpSync, existsSync, rmSync} from 'node:fs';
import path from 'node:path';
import {buildCopy, copyProject, editFile, runIn, writeFiles} from '../copy';
import {gallery} from './gallery';

export const changed = {
  file: 'docs/guides/setup.md',
  sentence: 'Three roles are enough',
  page: '/guides/setup',
};

export const missing = {
  file: 'i18n/it/docusaurus-plugin-content-blog/2024-04-16-micro-influencer-marketing.md',
  page: '/blog/micro-influencer-marketing',
};

/** Creates the site in an empty folder and builds it in all languages. Returns the output. */
export async function buildSite(folder: string): Promise<string> {
  copyProject(folder);
  cpSync(path.join(__dirname, 'handbook'), path.join(folder, 'docs/handbook'), {recursive: true});
  const pictures = await gallery();
  writeFiles(folder, {...pictures, 'docs/handbook/picture.png': pictures['docs/gallery/wide.png']!});
  editFile(path.join(folder, changed.file), [[changed.sentence, `${changed.sentence} from the first day`]]);
  rmSync(path.join(folder, missing.file), {force: true});
  execFileSync(process.execPath, ['--import', 'tsx', path.join(__dirname, 'announceTerms.ts'), folder]);
  editFile(path.join(folder, 'docusaurus.config.ts'), [
    ['    features.legal,', "    [features.legal, {today: '2027-01-31'}],"],
  ]);
  const translated = ['i18n/it/legal/terms/2027-02-01.mdx', ...Object.keys(pictures)].filter(
    (file) => /^i18n\/.*\.mdx?$/.test(file) && existsSync(path.join(folder, file)),
  );
  const stamped = runIn(folder, 'node_modules/tsx/dist/cli.mjs', [
    'src/features/translations/plugin/cli.ts',
    'stamp',
    ...translated,
  ]);
  if (!stamped.ok) {
    throw new Error(stamped.said);
  }
  return buildCopy(folder);
}
