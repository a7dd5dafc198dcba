import {readFileSync} from 'node:fs';
import {join} from 'node:path';

const root = join(import.meta.dirname, '../..');

test('CONTRIBUTING.md gives a reason for each pinned package', () => {
  const {overrides} = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {overrides: object};
  const pinned = Object.entries(overrides).flatMap(([name, held]) =>
    typeof held === 'string' ? name : Object.keys(held as object).map((inner) => `${name} > ${inner}`),
  );
  const rows = readFileSync(join(root, 'CONTRIBUTING.md'), 'utf8').matchAll(
    /^\| (?!Package)(\S.*) \| \S.* \| \S/gm,
  );
  expect([...rows].map(([, name]) => name).sort()).toEqual(pinned.sort());
});

test('package.json says of each package that runs something when it is installed whether it may', () => {
  const {allowScripts} = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
    allowScripts: Readonly<Record<string, boolean>>;
  };
  const {packages} = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as {
    packages: Readonly<Record<string, {hasInstallScript?: boolean}>>;
  };
  const withScripts = Object.entries(packages)
    .filter(([, {hasInstallScript}]) => hasInstallScript)
    .map(([folder]) => folder.replace(/^.*node_modules\//, ''));
  expect(withScripts.length).toBeGreaterThan(0);
  expect(Object.keys(allowScripts).sort()).toEqual([...new Set(withScripts)].sort());
});
