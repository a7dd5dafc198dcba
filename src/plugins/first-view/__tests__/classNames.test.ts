import {createClassNamer} from '../classNames';

const files = ['src/a.module.css', 'src/b/c.module.css'];
const at = (file: string) => ({resourcePath: `/site/${file}`});

it('numbers files and the classes in them', () => {
  const name = createClassNamer('/site', files);
  expect(name(at('src/a.module.css'), '', 'card')).toBe('a00');
  expect(name(at('src/a.module.css'), '', 'title')).toBe('a01');
  expect(name(at('src/b/c.module.css'), '', 'card')).toBe('a10');
  expect(name(at('src/a.module.css'), '', 'card')).toBe('a00');
});

it('starts every name with a letter and gives none twice', () => {
  const many = Array.from({length: 900}, (_, index) => `src/${index}.module.css`);
  const name = createClassNamer('/site', many);
  const names = many.flatMap((file) =>
    Array.from({length: 40}, (_, index) => name(at(file), '', `class${index}`)),
  );
  expect(new Set(names).size).toBe(36_000);
  expect(names.filter((it) => !/^[a-z][a-z0-9]+$/.test(it))).toEqual([]);
});

it('names the classes of packages too', () => {
  const name = createClassNamer('/site', files);
  const other = name({resourcePath: '/site/node_modules/x/y.module.css'}, '', 'card');
  expect(other).toMatch(/^_[0-9a-f]{8}0$/);
});
