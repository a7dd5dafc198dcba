import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {groupsOf} from '../groups';
import {tableWith} from '../table';

describe('groups', () => {
  const root = mkdtempSync(path.join(tmpdir(), 'portal-mutants-'));
  afterAll(() => rmSync(root, {recursive: true}));
  const files = [
    'api/src/app.ts',
    'api/src/routes/contact.ts',
    'api/src/words/say.ts',
    'api/test/app.test.ts',
    'api/test/routes/contact.test.ts',
    'src/lib/format.ts',
    'src/lib/types.d.ts',
    'src/lib/legal/parse.ts',
    'src/lib/pdf/draw.ts',
    'src/plugins/llms/index.ts',
    'src/untested/alone.ts',
    'src/lib/__tests__/format.test.ts',
    'src/lib/legal/__tests__/parse.test.ts',
    'src/plugins/llms/__tests__/llms.test.ts',
    'src/words/words.md',
  ];
  for (const file of files) {
    mkdirSync(path.join(root, path.dirname(file)), {recursive: true});
    writeFileSync(path.join(root, file), '');
  }

  it('tries modules with the tests of their folder, or of the nearest above, and says where there are none', () => {
    expect(
      groupsOf(root, ['src/lib', 'src/lib/format.ts', 'src/plugins', 'src/untested', 'api/src']),
    ).toEqual({
      groups: [
        {project: 'api', folder: 'api/src', tests: 'api/test/*.test.{ts,tsx}', modules: ['api/src/app.ts']},
        {
          project: 'api',
          folder: 'api/src/routes',
          tests: 'api/test/routes/*.test.{ts,tsx}',
          modules: ['api/src/routes/contact.ts'],
        },
        {
          project: 'site',
          folder: 'src/lib',
          tests: 'src/lib/__tests__/*.test.{ts,tsx}',
          modules: ['src/lib/format.ts', 'src/lib/pdf/draw.ts'],
        },
        {
          project: 'scripts',
          folder: 'src/lib/legal',
          tests: 'src/lib/legal/__tests__/*.test.{ts,tsx}',
          modules: ['src/lib/legal/parse.ts'],
        },
        {
          project: 'scripts',
          folder: 'src/plugins/llms',
          tests: 'src/plugins/llms/__tests__/*.test.{ts,tsx}',
          modules: ['src/plugins/llms/index.ts'],
        },
      ],
      untested: ['api/src/words', 'src/untested'],
    });
  });

  it.each([
    ['src/nowhere', /^src\/nowhere: there is no such file or folder/],
    ['src/words', /^src\/words: holds no module/],
  ])('refuses %s, and says why', (given, reason) => {
    expect(() => groupsOf(root, [given])).toThrow(reason);
  });
});

it('gives each folder one row, the last', () => {
  const first = tableWith('', [
    {folder: 'src/lib', mutants: 100, seen: 70, date: '2026-01-01'},
    {folder: 'src/data', mutants: 3, seen: 2, date: '2026-01-01'},
  ]);
  const second = tableWith(first, [{folder: 'src/lib', mutants: 120, seen: 111, date: '2026-02-01'}]);
  expect(second.split('\n').filter((line) => line.startsWith('| `'))).toEqual([
    '| `src/data` | 3 | 2 | 66.7 % | 2026-01-01 |',
    '| `src/lib` | 120 | 111 | 92.5 % | 2026-02-01 |',
  ]);
  expect(tableWith(second, [])).toBe(second);
});
