import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {faultsError} from '../../../lib/textErrors';
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

const {stackTraceLimit} = Error;
afterEach(() => void (Error.stackTraceLimit = stackTraceLimit));

it('names article, line and the list of the language', () => {
  const sentence = (list: string) =>
    `blog/post.md: ${faultsError([{line: 3, message: `authors: "anna" is not in ${list}: write the author there, or mend the name`}]).message}`;
  expect(said(refused)).toBe(sentence('blog/authors.yml'));
  writeFileSync(path.join(siteDir, 'i18n/it/blog/authors.yml'), 'b: {name: B}\n');
  expect(said(refused)).toBe(sentence('i18n/it/blog/authors.yml'));
  rmSync(path.join(siteDir, 'i18n/it/blog/authors.yml'));
});

const {cause} = refused;
it.each([
  ['another cause', new Error(refused.message, {cause: new Error('Else.')})],
  ['no cause', new Error(refused.message)],
  ['another article', new Error(refused.message.replace('post.md', 'gone.md'), {cause})],
  ['no article', new Error('Failed.', {cause})],
  [
    'a cause that only mentions one',
    new Error(refused.message, {cause: new Error(`Else: ${(cause as Error).message}`)}),
  ],
])('leaves an error with %s as it is', (_, error) => {
  expect(namingAuthorsFile(error, {siteDir, folders, authorsFile: 'authors.yml'})).toBe(error);
});

it('leaves what is no error, and a blog without a list of authors, as it is', () => {
  expect(namingAuthorsFile({}, {siteDir, folders, authorsFile: 'authors.yml'})).toEqual({});
  expect(namingAuthorsFile(refused, {siteDir, folders, authorsFile: 'people.yml'})).toBe(refused);
});
