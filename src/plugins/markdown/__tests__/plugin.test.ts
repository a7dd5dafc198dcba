import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {jest} from '@jest/globals';
import type {LoadContext} from '@docusaurus/types';
import markdown from '..';

const siteDir = mkdtempSync(path.join(tmpdir(), 'markdown-'));
afterAll(() => rmSync(siteDir, {recursive: true}));

const files = {'docs/a.md': '```one\n```\n', 'docs/b.md': '```gn\n```\n', 'i18n/it/c.md': '```three\n```\n'};
const docs = Object.keys(files).map((file) => ({
  ...{source: `@site/${file}`, permalink: `/${file}`, title: '', frontMatter: {}},
}));
const version = {versionName: 'current', label: '', path: '/', isLast: true, docs};
const allContent = {'docusaurus-plugin-content-docs': {default: {loadedVersions: [version]}}};

/** What is said of the texts that a language shows. */
async function said(currentLocale: string, themeConfig: object = {}, changed: object = {}) {
  Object.entries({...files, ...changed}).forEach(([file, text]) => {
    mkdirSync(path.dirname(path.join(siteDir, file)), {recursive: true});
    writeFileSync(path.join(siteDir, file), text);
  });
  const i18n = {currentLocale, defaultLocale: 'en', path: 'i18n'};
  const {name, allContentLoaded} = markdown({siteDir, siteConfig: {themeConfig}, i18n} as LoadContext);
  expect(name).toBe('markdown');
  const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  await allContentLoaded!({allContent, actions: {}} as never);
  const lines = warn.mock.calls.map(([line]) => String(line));
  warn.mockRestore();
  return lines;
}

it('names languages without colours, in another language those of its own texts alone', async () => {
  const beginning = '[WARNING] Blocks of code without colours, in languages that nobody has added:';
  expect(await said('en')).toEqual([
    expect.stringContaining(`${beginning} one (docs/a.md:1), gn (docs/b.md:1), three (i18n/it/c.md:1); `),
  ]);
  expect(await said('it')).toEqual([expect.stringContaining(`${beginning} three (i18n/it/c.md:1); `)]);
  expect(await said('en', {prism: {additionalLanguages: ['gn']}})).not.toEqual([
    expect.stringContaining('gn ('),
  ]);
  expect(await said('it', {}, {'i18n/it/c.md': ''})).toEqual([]);
});
