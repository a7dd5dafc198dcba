import {writeFileSync} from 'node:fs';
import path from 'node:path';
import {build} from 'esbuild';
import {makeContactForms} from '../api/src/contactForms/make';
import {apiWordFiles} from '../api/src/languages/files';
import {languagesOf} from '../src/lib/languages';
import {installWords} from '../src/lib/readWords';

/** Bundles the server and `npm run leads` into `server.js` and `leads.js`, with their words and without packages. */
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
    plugins: [installWords(root, /[\\/]api[\\/]src[\\/]languages[\\/]installed\.ts$/, apiWordFiles)],
  });
}

/** Writes the server's pages for rejected forms. */
export async function writeContactForms(root: string, siteDir: string, outdir: string): Promise<void> {
  const forms = await makeContactForms(siteDir, languagesOf(root));
  writeFileSync(path.join(outdir, 'contact-forms.json'), JSON.stringify(forms));
}
