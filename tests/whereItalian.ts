/** Tests of the Italian words and pages themselves: a site without Italian skips them. */
import {languages} from './languages';

const there = languages.includes('it');

export const whereItalian = {
  test: there ? test : test.skip,
  describe: there ? describe : describe.skip,
  /** Cases of a table that other languages share: none where the site has no Italian. */
  rows: <Row extends [unknown, ...unknown[]]>(...rows: Row[]): Row[] => (there ? rows : []),
};
