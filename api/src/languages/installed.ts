import {existsSync} from 'node:fs';
import {join} from 'node:path';
import {fileURLToPath, pathToFileURL} from 'node:url';
import {translationsOf} from '../../../src/lib/languages';

const root = fileURLToPath(new URL('../../../', import.meta.url));

/** Files of words that the API uses. */
const files = ['server', 'contactErrors', 'operatorMail'];

/** Reads the words of a language, as far as there are any. */
async function wordsOf(language: string): Promise<Record<string, unknown>> {
  const found = files
    .map((name) => join(root, 'i18n', language, 'content', `${name}.ts`))
    .filter((file) => existsSync(file))
    .map((file) => import(pathToFileURL(file).href) as Promise<Record<string, unknown>>);
  return Object.assign({}, ...(await Promise.all(found))) as Record<string, unknown>;
}

/**
 * The words of the API in each language besides English. The build puts the words themselves in the place of this file
 * (scripts/build.ts): the server then needs no folder of them.
 */
export const installed: Readonly<Record<string, Readonly<Record<string, unknown>>>> = Object.fromEntries(
  await Promise.all(
    translationsOf(root).map(async ({language}) => [language, await wordsOf(language)] as const),
  ),
);
