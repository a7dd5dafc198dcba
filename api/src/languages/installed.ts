import {existsSync} from 'node:fs';
import {join} from 'node:path';
import {fileURLToPath, pathToFileURL} from 'node:url';
import {translationsOf} from '../../../src/lib/languages';

const root = fileURLToPath(new URL('../../../', import.meta.url));

/** What the file of a language's words exports; nothing where there is none. */
async function exportsOf(language: string, name: string): Promise<Record<string, unknown>> {
  const file = join(root, 'i18n', language, 'content', `${name}.ts`);
  return existsSync(file) ? ((await import(pathToFileURL(file).href)) as Record<string, unknown>) : {};
}

/**
 * The words of the API in each language besides English, as far as there are any, read from their folders. The build puts
 * the words themselves in the place of this file (scripts/build.ts): the server then needs no folder of them.
 */
export const installed: Readonly<Record<string, Readonly<Record<string, unknown>>>> = Object.fromEntries(
  await Promise.all(
    translationsOf(root).map(
      async ({language}) =>
        [
          language,
          {
            ...(await exportsOf(language, 'server')),
            ...(await exportsOf(language, 'contactErrors')),
            ...(await exportsOf(language, 'operatorMail')),
          },
        ] as const,
    ),
  ),
);
