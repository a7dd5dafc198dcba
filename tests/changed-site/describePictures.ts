import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import * as cheerio from 'cheerio';
import sharp from 'sharp';
import {folderOf, languages} from '../languages';

/** Texts with all kinds of files (`gallery.ts`). */
export function describePictures(build: string): void {
  const read = (page: string) => cheerio.load(readFileSync(path.join(build, `${page}.html`), 'utf8'));
  /** File of an address. */
  const fileAt = (address: string) => path.join(build, decodeURIComponent(address));

  /** Addresses and widths of a `srcset`. */
  const candidates = (srcset = '') =>
    srcset.split(', ').map((candidate) => {
      const [address = '', width = ''] = candidate.split(' ');
      return {address, width: Number(width.replace('w', ''))};
    });

  describe.each(languages.map(folderOf))('texts in /%s', (locale) => {
    const assets = `/${locale}assets`;

    test('name files that are there', () => {
      for (const page of ['gallery/pictures', 'gallery/download', 'gallery/imported', 'blog/post']) {
        const $ = read(locale + page);
        const addresses = [
          ...$('main [src]').map((_, element) => $(element).attr('src')),
          ...$('main [srcset]').map((_, element) =>
            candidates($(element).attr('srcset')).map((it) => it.address),
          ),
          ...$('main a[href*=assets]').map((_, element) => $(element).attr('href')),
          ...$('meta[property="og:image"]').map(
            (_, element) => new URL($(element).attr('content')!).pathname,
          ),
        ];
        expect(addresses.length).toBeGreaterThan(0);
        expect(addresses.filter((address) => !address.startsWith(`${assets}/`))).toEqual([]);
        expect(addresses.filter((address) => !existsSync(fileAt(address)))).toEqual([]);
      }
    });

    test('have pictures in the formats, widths and sizes that they claim', async () => {
      const $ = read(`${locale}gallery/pictures`);
      const pictures = $('main picture').toArray();
      expect(pictures).toHaveLength(3);
      for (const picture of pictures) {
        const image = $('img', picture);
        const {width, height} = await sharp(fileAt(image.attr('src')!)).metadata();
        expect([image.attr('width'), image.attr('height')]).toEqual([String(width), String(height)]);
        for (const source of $('source', picture).toArray()) {
          expect($(source).attr('sizes')).toBe(`min(${width}px, 44rem, 92vw)`);
          const format = $(source).attr('type') === 'image/avif' ? 'heif' : 'webp';
          for (const candidate of candidates($(source).attr('srcset'))) {
            const real = await sharp(fileAt(candidate.address)).metadata();
            expect([real.format, real.width]).toEqual([format, candidate.width]);
            expect(real.width).toBeLessThanOrEqual(width);
          }
        }
      }
      const widths = pictures.map((picture) =>
        candidates($('source', picture).attr('srcset')).map((it) => it.width),
      );
      expect(widths).toEqual([[480, 800, 1000], [120], [500]]);
    });

    test('say what pictures show, below them too where the writer gave a caption', () => {
      const $ = read(`${locale}gallery/pictures`);
      expect(
        $('main img')
          .map((_, image) => $(image).attr('alt'))
          .get(),
      ).toEqual([
        'A wide picture, "quoted" & more',
        'a small picture',
        'A picture by reference',
        'A drawing',
      ]);
      expect(
        $('figcaption')
          .map((_, caption) => $(caption).text())
          .get(),
      ).toEqual(['What it shows']);
      // In a paragraph a figure would end the paragraph.
      expect($('p picture, li img')).toHaveLength(2);
      expect($('p figure')).toHaveLength(0);
    });

    test('show the first picture at once and others when they are near', () => {
      const $ = read(`${locale}gallery/pictures`);
      const loading = $('main img')
        .map((_, image) => $(image).attr('fetchpriority') ?? $(image).attr('loading'))
        .get();
      expect(loading).toEqual(['high', 'lazy', 'lazy', 'lazy']);
    });

    test('have drawings as they are, without what editors leave', () => {
      const $ = read(`${locale}gallery/pictures`);
      const drawing = $('main img[src$=".svg"]');
      expect([drawing.attr('width'), drawing.attr('height')]).toEqual(['640', '200']);
      expect(readFileSync(fileAt(drawing.attr('src')!), 'utf8')).toMatch(/^<svg[^>]* viewBox="0 0 640 200">/);
    });

    test('offer downloads as the writer gave them', () => {
      const $ = read(`${locale}gallery/pictures`);
      const downloads = $('main a[href*=assets]').map((_, link) =>
        readFileSync(fileAt($(link).attr('href')!), 'utf8'),
      );
      expect(downloads.get()).toEqual([
        'name;value\none;1\n',
        '%PDF-1.4\n%%EOF\n',
        '{"one": 1}',
        'name;value\none;1\n',
      ]);
    });

    test('may import files', () => {
      const $ = read(`${locale}gallery/imported`);
      expect($('main picture source').attr('sizes')).toBe('10rem');
      expect($('main a[href$=".png"]').attr('href')).toMatch(`${assets}/images/wide`);
    });

    test('lend a post the picture of its front matter', () => {
      const image = read(`${locale}blog`)('main li:has(a[href$="/blog/post"]) picture img');
      expect([image.attr('alt'), image.attr('width'), image.attr('height')]).toEqual([
        'What the cover shows',
        '600',
        '300',
      ]);
    });
  });
}
