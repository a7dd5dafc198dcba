import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import {builtCopy} from '../builtCopy';
import {attributes, textsAt} from '../html';
import {folderOf, languages} from '../languages';

const candidates = (srcset = '') =>
  srcset.split(', ').map((candidate) => {
    const [address = '', width = ''] = candidate.split(' ');
    return {address, width: Number(width.replace('w', ''))};
  });

export function describePictures(build: string): void {
  const {page} = builtCopy(build);
  const fileAt = (address: string) => path.join(build, decodeURIComponent(address));

  describe.each(languages.map(folderOf))('texts in /%s', (locale) => {
    const assets = `/${locale}assets`;
    const gallery = () => page(`${locale}gallery/pictures`);

    test('name files that are there', () => {
      for (const text of ['gallery/pictures', 'gallery/download', 'gallery/imported', 'blog/post']) {
        const $ = page(locale + text);
        const sets = attributes($, 'main [srcset]', 'srcset').flatMap((set) => candidates(set));
        const addresses = [
          ...attributes($, 'main [src]', 'src'),
          ...sets.map(({address}) => address),
          ...attributes($, 'main a[href*=assets]', 'href'),
          ...attributes($, 'meta[property="og:image"]', 'content').map((image) => new URL(image!).pathname),
        ].map(String);
        expect(addresses.length).toBeGreaterThan(0);
        const lost = addresses.filter((it) => !it.startsWith(`${assets}/`) || !existsSync(fileAt(it)));
        expect([text, lost]).toEqual([text, []]);
      }
    });

    test('have pictures in the formats, widths and sizes that they claim', async () => {
      const $ = gallery();
      const offered = [];
      for (const picture of $('main picture').toArray()) {
        const image = $('img', picture);
        const {width, height} = await sharp(fileAt(image.attr('src')!)).metadata();
        expect([image.attr('width'), image.attr('height')]).toEqual([String(width), String(height)]);
        offered.push(candidates($('source', picture).attr('srcset')).map((it) => it.width));
        for (const source of $('source', picture).toArray()) {
          expect($(source).attr('sizes')).toBe(`min(${width}px, 44rem, 92vw)`);
          const format = $(source).attr('type') === 'image/avif' ? 'heif' : 'webp';
          for (const candidate of candidates($(source).attr('srcset'))) {
            const real = await sharp(fileAt(candidate.address)).metadata();
            expect([real.format, real.width]).toEqual([format, candidate.width]);
          }
        }
      }
      // None is larger than the picture.
      expect(offered).toEqual([[480, 800, 1000], [120], [500]]);
    });

    test('say what pictures show, and load the first at once and others when they are near', () => {
      const $ = gallery();
      expect(attributes($, 'main img', 'alt')).toEqual([
        ...['A wide picture, "quoted" & more', 'a small picture'],
        ...['A picture by reference', 'A drawing'],
      ]);
      // As a caption, if the writer gave one; a figure inside a paragraph would end the paragraph.
      expect(textsAt($, 'figcaption')).toEqual(['What it shows']);
      expect([$('p picture, li img').length, $('p figure').length]).toEqual([2, 0]);
      expect(attributes($, 'main img', 'fetchpriority')[0]).toBe('high');
      expect(attributes($, 'main img', 'loading').slice(1)).toEqual(['lazy', 'lazy', 'lazy']);
    });

    test('have drawings without what editors leave, and downloads as the writer gave them', () => {
      const $ = gallery();
      const drawing = $('main img[src$=".svg"]');
      expect(drawing.attr()).toMatchObject({width: '640', height: '200'});
      expect(readFileSync(fileAt(drawing.attr('src')!), 'utf8')).toMatch(/^<svg[^>]* viewBox="0 0 640 200">/);
      expect(
        attributes($, 'main a[href*=assets]', 'href').map((href) => readFileSync(fileAt(href!), 'utf8')),
      ).toEqual(['name;value\none;1\n', '%PDF-1.4\n%%EOF\n', '{"one": 1}', 'name;value\none;1\n']);
    });

    test('may import files, and lend a post the picture of its front matter', () => {
      const $ = page(`${locale}gallery/imported`);
      expect($('main picture source').attr('sizes')).toBe('10rem');
      expect($('main a[href$=".png"]').attr('href')).toMatch(`${assets}/images/wide`);
      const image = page(`${locale}blog`)('main li:has(a[href$="/blog/post"]) picture img');
      expect(image.attr()).toMatchObject({alt: 'What the cover shows', width: '600', height: '300'});
    });
  });
}
