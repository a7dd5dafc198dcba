/** Tests the client's requirements for the brand, and that its names occur only in the re-branding file. */
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {brand} from '@site/src/data/brand';
import {filesBelow, root} from '../content/site';

/** Code, words and pictures. Writers may name the company in their texts. */
const folders = ['src', 'i18n/it/content', 'api/src', 'static'];
const theOne = 'src/data/brand.ts';
const names = /vallora|telenord|assilink/i;

const files = folders
  .flatMap((folder) =>
    filesBelow(path.join(root, folder), ['node_modules', 'dist']).map((file) => path.join(folder, file)),
  )
  .concat('docusaurus.config.ts');

it('is named in the brand file and nowhere else', () => {
  expect(files.length).toBeGreaterThan(500);
  const naming = files.filter((file) => names.test(readFileSync(path.join(root, file), 'utf8')));
  expect(naming.filter((file) => file !== theOne)).toEqual([]);
  expect(naming).toEqual([theOne]);
});

it('has the badges of the footer, a page for meetings, one to sign in and a social page', () => {
  expect(brand.certifications?.map(({name}) => name)).toEqual(['ISO 9001', 'ISO 27001']);
  expect(Object.keys(brand.links)).toEqual(
    expect.arrayContaining(['booking', 'login', 'social', 'telecomPartner', 'insurerMarketplace']),
  );
});
