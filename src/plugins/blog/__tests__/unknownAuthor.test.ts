import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {namingAuthorsFile} from '../unknownAuthor';

const siteDir = mkdtempSync(path.join(tmpdir(), 'authors-'));
afterAll(() => rmSync(siteDir, {recursive: true}));

const folders = [path.join(siteDir, 'i18n/it/blog'), path.join(siteDir, 'blog')];
folders.forEach((folder) => mkdirSync(folder, {recursive: true}));
writeFileSync(path.join(siteDir, 'blog/post.md'), '---\ntitle: Post\nauthors: [anna]\n---\n');
writeFileSync(path.join(siteDir, 'blog/authors.yml'), 'anna: {name: Anna}\n');

const refused = new Error('Processing of blog source file path=\u001b[36mpost.md\u001b[39m failed.', {
  cause: new Error(
    'Blog author with key "anna" not found in the authors map file.\nValid author keys are:\n- b',
  ),
});
const said = (error: unknown) =>
  (namingAuthorsFile(error, {siteDir, folders, authorsFile: 'authors.yml'}) as Error).message;

it('names article, line and the list of the language', () => {
  expect(said(refused)).toContain('blog/post.md: ');
  expect(said(refused)).toContain('3: authors: "anna" is not in blog/authors.yml: write the author there');
  writeFileSync(path.join(siteDir, 'i18n/it/blog/authors.yml'), 'b: {name: B}\n');
  expect(said(refused)).toContain('"anna" is not in i18n/it/blog/authors.yml');
});

it('leaves other errors as they are', () => {
  const other = new Error('Processing of blog source file path=post.md failed.', {cause: new Error('Else.')});
  expect(said(other)).toBe(other.message);
});
