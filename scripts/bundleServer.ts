import {existsSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {build, type Plugin} from 'esbuild';
import {makeContactForms} from '../api/src/contactForms/make';
import {translationsOf} from '../src/lib/languages';
import {sourceLanguage} from '../src/lib/locale';
import {wordsFile} from '../src/lib/readWords';

/** Puts the words of the API into the server, in every language that has some. */
const installedWords = (root: string): Plugin => ({
  name: 'installed-words',
  setup: ({onLoad}) =>
    onLoad({filter: /[\\/]api[\\/]src[\\/]languages[\\/]installed\.ts$/}, () => {
      const languages = translationsOf(root).map(({language}) => ({
        language,
        files: ['server', 'contactErrors', 'operatorMail']
          .map((name) => path.join(root, wordsFile(language, name)))
          .filter((file) => existsSync(file)),
      }));
      const files = languages.flatMap((it) => it.files);
      return {
        contents: [
          ...files.map((file, index) => `import * as words${index} from ${JSON.stringify(file)};`),
          'export const installed = {',
          ...languages.map(
            (it) =>
              `${JSON.stringify(it.language)}: {${it.files.map((file) => `...words${files.indexOf(file)}`).join(', ')}},`,
          ),
          '};',
        ].join('\n'),
        loader: 'ts',
        resolveDir: root,
      };
    }),
});

/**
 * Writes the server and `npm run leads` in one file each, with all words that they say; packages stay outside.
 *
 * @param root folder of the repository
 * @param outdir where `server.js` and `leads.js` are to stand
 */
export async function bundleServer(root: string, outdir: string): Promise<void> {
  await build({
    entryPoints: {server: 'api/src/server.ts', leads: 'api/src/leads/cli.ts'},
    absWorkingDir: root,
    bundle: true,
    platform: 'node',
    format: 'esm',
    packages: 'external',
    target: 'node20',
    logLevel: 'warning',
    outdir,
    plugins: [installedWords(root)],
  });
}

/**
 * Writes the pages with which the server answers refused forms.
 *
 * @param root folder of the repository
 * @param siteDir folder of the built site
 * @param outdir where the server stands
 */
export async function writeContactForms(root: string, siteDir: string, outdir: string): Promise<void> {
  const locales = [sourceLanguage, ...translationsOf(root).map(({language}) => language)];
  const forms = await makeContactForms(siteDir, locales);
  writeFileSync(path.join(outdir, 'contact-forms.json'), JSON.stringify(forms));
}
