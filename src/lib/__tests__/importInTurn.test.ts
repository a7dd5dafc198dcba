import {execFileSync} from 'node:child_process';
import {mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';

const folder = mkdtempSync(path.join(tmpdir(), 'import-in-turn-'));
afterAll(() => rmSync(folder, {recursive: true}));

const files = {
  'deep.ts': "import {statSync} from 'node:fs';\nexport const top = statSync('/').size;",
  'shared.ts': "import {top} from './deep';\nexport const area = {top, bottom: 10};",
  'a.ts': "import {area} from './shared';\nexport const height = area.bottom - area.top;",
  'b.ts': "import {area} from './shared';\nexport const third = area.bottom / 3;",
  'together.ts': "export const load = () => Promise.all([import('./a'), import('./b')]);",
  'inTurn.ts': `import {importInTurn} from ${JSON.stringify(path.join(__dirname, '../importInTurn'))};
    export const load = () => Promise.all([importInTurn(() => import('./a')), importInTurn(() => import('./b'))]);`,
};

/** Loads a file as Docusaurus 4 loads a plugin, and says what the modules that it imports export. */
function exportsUnderJiti(file: string): string {
  const program = `
    import {createJiti} from ${JSON.stringify(require.resolve('jiti').replace('jiti.cjs', 'jiti.mjs'))};
    const jiti = createJiti(${JSON.stringify(path.join(folder, 'x.js'))}, {moduleCache: false, fsCache: false, interopDefault: true});
    const {load} = await jiti.import(${JSON.stringify(path.join(folder, file))});
    console.log(await load().then((loaded) => loaded.flatMap(Object.keys).join(), (error) => error.message));`;
  return execFileSync(process.execPath, ['--input-type=module', '--eval', program], {
    encoding: 'utf8',
  }).trim();
}

describe('importInTurn', () => {
  beforeAll(() =>
    Object.entries(files).forEach(([name, text]) => writeFileSync(path.join(folder, name), text)),
  );

  it('loads modules that share one whole, where two imports at once do not', () => {
    expect(exportsUnderJiti('together.ts')).toContain('Cannot read properties of undefined');
    expect(exportsUnderJiti('inTurn.ts')).toBe('height,third');
  });
});
