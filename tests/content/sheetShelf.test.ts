/** The sheets to fill in that the hub offers: the same files as in their guides, with the place for a brand where those have one. */
import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {routes} from '@site/src/data/routes';
import {sampleBrands} from '@site/src/data/sampleBrands';
import {clientSheets, sheetKinds} from '@site/src/data/sheetForms';
import {sheetFormats} from '@site/src/lib/downloadName';
import {languages, prefix} from '@site/tests/languages';
import {readPdf} from '../pdf';
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

test.each(languages)(
  'in %s, a drawn sheet has the title of its file, and the form its colour',
  (language) => {
    const $ = pageAt(`${prefix(language)}${routes.eduHub}`);
    const shelf = $('main section > ul > li').toArray();
    expect(shelf).toHaveLength(sheetKinds.length);
    for (const sheet of shelf) {
      const drawn = $('svg text', sheet).first().text();
      const file = $('a[download][href$=".pdf"]', sheet).first().attr('href')!;
      const [page = ''] = readPdf(readFileSync(path.join(build, file))).pages;
      expect(page.replace(/\s+/g, ' ').trim().startsWith(`${drawn} `)).toBe(true);
    }
    // What is tried on wears the colour that the form begins with.
    expect($('[data-brand-form] input[type=color]').attr('value')).toBe(sampleBrands[0].colour);
  },
);
