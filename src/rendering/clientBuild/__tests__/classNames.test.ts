import {createClassNamer} from '../classNames';

const of = (file: string) => ({resourcePath: `/site/${file}`});

it('gives the classes of a file the same short beginning, and each its number', () => {
  const nameOf = createClassNamer('/site');
  const [first, second] = ['title', 'text'].map((name) => nameOf(of('src/a.module.css'), '', name));
  expect(first).toMatch(/^[a-zA-Z][a-zA-Z0-9]{2}0$/);
  expect(second).toBe(first?.replace(/0$/, '1'));
  // Of the hash of the path, so that it is the same on each machine.
  expect(first).toBe('e7i0');
  expect(nameOf(of('src/a.module.css'), '', 'title')).toBe(first);
  expect(nameOf(of('src/b.module.css'), '', 'title')?.slice(0, 3)).not.toBe(first?.slice(0, 3));
});

it('names do not depend on other files, nor on where the site lies', () => {
  const here = createClassNamer('/site');
  here(of('src/other.module.css'), '', 'x');
  const there = createClassNamer('/elsewhere');
  expect(here(of('src/a.module.css'), '', 'title')).toBe(
    there({resourcePath: '/elsewhere/src/a.module.css'}, '', 'title'),
  );
});

it('refuses two files that would share their names', () => {
  const nameOf = createClassNamer('/site');
  const clash = () => {
    for (let index = 0; index < 5_000; index++) {
      nameOf(of(`src/${index}.module.css`), '', 'a');
    }
  };
  expect(clash).toThrow(
    /^The classes of src\/\d+\.module\.css and src\/\d+\.module\.css would have the same short names/,
  );
});
