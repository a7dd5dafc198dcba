/** Pictures and downloads of the built pages: they are there, and pictures say what they show and keep their room. */
import {existsSync} from 'node:fs';
import path from 'node:path';
import * as cheerio from 'cheerio';
import {build, pages} from './site';

/** Addresses of files on this site that a page shows or offers. */
function filesOf($: cheerio.CheerioAPI): string[] {
  const sets = $('[srcset]').map((_, element) =>
    ($(element).attr('srcset') ?? '').split(', ').map((candidate) => candidate.split(' ')[0] ?? ''),
  );
  const single = $('[src], a[href*="/assets/"], a[download]').map(
    (_, element) => $(element).attr('src') ?? $(element).attr('href') ?? '',
  );
  return [...sets, ...single].filter((address) => !/^([a-z]+:|\/api\/|\/\/)/i.test(address));
}

const isThere = (address: string) =>
  address.startsWith('/') && existsSync(path.join(build, decodeURIComponent(address)));

/** What is wrong with the pictures and downloads of a page; empty when nothing is. */
function problems($: cheerio.CheerioAPI): string[] {
  const missing = filesOf($).filter((address) => !isThere(address));
  const bare = $('img')
    .toArray()
    .filter((image) => ['alt', 'width', 'height'].some((name) => $(image).attr(name) === undefined));
  const inside = $('img[src^="data:"]').toArray();
  return [
    ...missing.map((address) => `${address} is not there`),
    ...bare.map((image) => `${$(image).attr('src')} has no text or no size`),
    ...inside.map(() => 'a picture is inside the page'),
  ];
}

test.each(pages.map((page) => [page.path, page] as const))('%s has its pictures and files', (_, {$}) => {
  expect(problems($)).toEqual([]);
});

test('what is wrong is noticed', () => {
  const $ = cheerio.load(
    '<img src="./raw.png" alt="" width="1" height="1"><img src="/favicon.svg" alt=""><picture><source srcset="/assets/no.avif 1w, /favicon.svg 2w"></picture><a href="/assets/files/no.pdf"></a><img src="data:image/png;base64,a" alt="" width="1" height="1">',
  );
  expect(problems($)).toEqual([
    '/assets/no.avif is not there',
    './raw.png is not there',
    '/assets/files/no.pdf is not there',
    '/favicon.svg has no text or no size',
    'a picture is inside the page',
  ]);
});
