import {spawnSync} from 'node:child_process';
import {cpSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {legalProblems} from '../../model/check';
import {legalFolders} from '../../model/model';
import {readTexts} from '../readTexts';
import {languages} from '../../../../../tests/languages';
import {testFolder} from '../../../../../tests/testFolder';
import {whereItalian} from '../../../../../tests/whereItalian';

const {folder, read} = testFolder();
const facts = whereItalian.rows(['i18n/it/locale.json']).flat();
[...Object.values(legalFolders(languages)), ...facts].forEach((texts) =>
  cpSync(texts, path.join(folder, texts), {recursive: true}),
);
const problems = async () => legalProblems(await readTexts(folder));
const publish = (...args: string[]) => {
  const command = [
    path.resolve('node_modules/tsx/dist/cli.mjs'),
    path.resolve('src/features/legal/plugin/cli.ts'),
  ];
  const {status, stdout, stderr} = spawnSync(process.execPath, [...command, ...args], {cwd: folder});
  return `${status} ${String(stdout)}${String(stderr)}`;
};

it('locks a new version, once', async () => {
  expect(await problems()).toEqual([]);
  const english = 'legal/terms/2025-08-20.mdx';
  for (const file of [english, ...whereItalian.rows([`i18n/it/${english}`]).flat()]) {
    const next = path.join(folder, file.replace('2025-08-20', '2028-02-01'));
    writeFileSync(next, read(file).replaceAll('Wilmington', 'Dover'));
  }
  expect(publish('terms', '2028-02-01', '2028-01-03')).toMatch(/^1 .*29 days before it takes effect/);
  expect(publish('terms', '2028-02-01', '2028-01-02')).toMatch(/^0 terms 2028-02-01 is published/);
  expect(await problems()).toEqual([]);
  expect(publish('terms', '2028-02-01', '2028-01-02')).toMatch(/^1 .*is published already/);
});
