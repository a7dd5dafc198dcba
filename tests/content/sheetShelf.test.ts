/** The sheets to fill in that the hub offers: the same files as in their guides, with the place for a brand where those have one. */
import {existsSync} from 'node:fs';
import path from 'node:path';
import {routes} from '@site/src/data/routes';
import {clientSheets, sheetKinds} from '@site/src/data/sheetForms';
import {sheetFormats} from '@site/src/lib/downloadName';
import {languages, prefix} from '@site/tests/languages';
import {build, pages} from './site';

const pageAt = (address: string) => pages.find((page) => page.path === address)!.$;

test.each(languages)(
  'in %s, a sheet of one guide is a file that the guide offers in the same way',
  (language) => {
    const home = prefix(language);
    const $ = pageAt(`${home}${routes.eduHub}`);
    const links = $('main li strong a[download]').toArray();
    // The checklist is different in each guide: the guides lead to it.
    const ofOneGuide = sheetKinds.filter((kind) => kind !== 'checklist');
    const expected = ofOneGuide.flatMap((kind) => sheetFormats(kind).map((format) => `${kind}.${format}`));
    expect(links.map((link) => path.basename($(link).attr('href')!)).sort()).toEqual(expected.sort());
    for (const link of links) {
      const href = $(link).attr('href')!;
      const branded = $(link).attr('data-branded') !== undefined;
      const guide = $(link).closest('li').find('p a').attr('href')!.replace('#sheets', '');
      expect(existsSync(path.join(build, href))).toBe(true);
      // A spreadsheet has no place for a brand.
      expect(branded).toBe(clientSheets.some((kind) => href.endsWith(`/${kind}.pdf`)));
      const offered = pageAt(guide)(`section a[download][href="${href}"]`);
      expect([offered.length, offered.attr('data-branded') !== undefined]).toEqual([1, branded]);
    }
  },
);
