/** For tests of the Italian words and pages. A site without Italian skips them. */
import {languages} from './languages';

const there = languages.includes('it');

export const whereItalian = {
  test: there ? test : test.skip,
  describe: there ? describe : describe.skip,
  /** Rows for tables of tests shared with other languages; none without Italian. */
  rows: <Row extends [unknown, ...unknown[]]>(...rows: Row[]): Row[] => (there ? rows : []),
};
