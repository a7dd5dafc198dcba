/** Rules for every built page: head, previews, structure, files. Each is also tested on a page that breaks it. */
import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import postcss, {type AtRule, type Rule} from 'postcss';
import {brand} from '@site/src/data/brand';
import {pagesWithoutCustomer} from '@site/src/data/customers';
import {routes, serverRoutes} from '@site/src/data/routes';
import {structureFaults} from './structure';
import {
  allPages,
  attributes,
  build,
  listedPages,
  locales,
  origin,
  schemaOf,
  textsAt,
  toPage,
  type BuiltPage,
} from './site';

type Page = BuiltPage<string>;

const real = allPages.filter(({missing}) => !missing);
const paths = new Set(allPages.map((page) => page.path));
const pathIn = (locale: string, route: string) => (locale === 'en' ? route : `/${locale}${route}`);
const meta = ({$}: Page, name: string) => $(`meta[property="${name}"], meta[name="${name}"]`).attr('content');
const inBuild = (address: string) => path.join(build, decodeURIComponent(address));
const isFile = (address: string) => address.startsWith('/') && existsSync(inBuild(address));

/** Returns the sentences whose condition holds. */
const faults = (all: Readonly<Record<string, boolean>>) =>
  Object.keys(all).filter((sentence) => all[sentence]);

function headFaults(page: Page): string[] {
  const {$, language, missing, unlisted} = page;
  const title = $('head title').text();
  return faults({
    'has not one title': $('head title').length !== 1,
    'has a title that does not end with the brand':
      !/\S \| /.test(title) || !title.endsWith(`| ${brand.name}`),
    'does not say its language': $('html').attr('lang') !== language,
    'is kept from search engines, or is not':
      !!meta(page, 'robots')?.includes('noindex') !== (unlisted || missing),
    'has a preview with another title': meta(page, 'og:title') !== title,
    'has no kind of preview': !meta(page, 'twitter:card'),
  });
}

/** The canonical address is the page's own, or that of the English page if untranslated; a 404 page has none. */
function addressFaults(page: Page): string[] {
  const {$, route, language, standsIn, missing} = page;
  const canonical = attributes($, 'link[rel="canonical"]', 'href');
  const alternates = $('link[rel="alternate"][hreflang]')
    .toArray()
    .map((link) => `${$(link).attr('hreflang')} ${$(link).attr('href')}`);
  if (missing) {
    return faults({'names an address': canonical.length + alternates.length > 0 || !!meta(page, 'og:url')});
  }
  const address = origin + (standsIn ? route : page.path);
  const written = locales.filter((locale) =>
    real.some((twin) => twin.path === pathIn(locale, route) && !twin.standsIn),
  );
  const twins =
    standsIn || written.length === 1
      ? []
      : [
          ...written.map((locale) => `${locale} ${origin}${pathIn(locale, route)}`),
          `x-default ${origin}${route}`,
        ];
  const text = standsIn ? 'en' : language;
  return faults({
    'does not name its own address': canonical.join() !== address || meta(page, 'og:url') !== address,
    'does not name its twins': alternates.sort().join() !== twins.sort().join(),
    'is not there in every language': locales.some((locale) => !paths.has(pathIn(locale, route))),
    'has a preview of another site': meta(page, 'og:site_name') !== brand.name,
    'has a preview in another language': !new RegExp(text === 'en' ? '^en_GB$' : `^${text}_[A-Z]{2}$`).test(
      meta(page, 'og:locale') ?? '',
    ),
    'has not one description that its preview repeats':
      $('meta[name="description"]').length !== 1 ||
      meta(page, 'og:description') !== meta(page, 'description'),
  });
}

function listingFaults(page: Page): string[] {
  const length = meta(page, 'description')?.length ?? 0;
  const card = meta(page, 'og:image') ?? '';
  const file = inBuild(card.slice(origin.length));
  /** The picture of an article takes the place of a card. */
  const isOwn = card.startsWith(origin) && card.includes('/assets/images/') && existsSync(file);
  const data = card.startsWith(origin) && existsSync(file) ? readFileSync(file) : Buffer.alloc(24);
  // Bytes 16 to 23 of a PNG are its size.
  const size = [data.readUInt32BE(16), data.readUInt32BE(20)].join();
  const crumbs = schemaOf(page).find((node) => node['@type'] === 'BreadcrumbList')?.itemListElement as
    {position: number; item: string}[] | undefined;
  const way = crumbs?.map(({position, item}) => `${position} ${item.slice(origin.length)}`);
  return faults({
    'has a description that no result page can show': length < 50 || length > 170,
    'has no card of 1200 by 630': !isOwn && (data.subarray(1, 4).toString() !== 'PNG' || size !== '1200,630'),
    'does not describe its card':
      !isOwn &&
      ([meta(page, 'og:image:width'), meta(page, 'og:image:height')].join() !== size ||
        !meta(page, 'og:image:alt')),
    'has no breadcrumbs from home to itself':
      way?.[0] !== `1 ${pathIn(page.language, '/')}` || way.at(-1) !== `${way.length} ${page.path}`,
  });
}

function fileFaults({$}: Page): string[] {
  const sets = attributes($, '[srcset]', 'srcset').flatMap((set = '') =>
    set.split(', ').map((candidate) => candidate.split(' ')[0] ?? ''),
  );
  const offered = attributes($, 'a[href*="/assets/"], a[href*="/downloads/"], a[download]', 'href');
  const own = [...sets, ...attributes($, '[src]', 'src'), ...offered].filter(
    (address = '') => !/^(?:[a-z]+:|\/api\/|\/\/)/i.test(address),
  );
  const images = $('img').toArray();
  return [
    ...own.filter((address = '') => !isFile(address)).map((address) => `${address} is not there`),
    ...images
      .filter((image) => ['alt', 'width', 'height'].some((name) => $(image).attr(name) === undefined))
      .map((image) => `${$(image).attr('src')} has no text or no size`),
    ...faults({'has a picture inside': $('img[src^="data:"]').length > 0}),
  ];
}

const anchors = new Map(allPages.map(({path: at, $}) => [at, new Set(attributes($, '[id]', 'id'))]));

/** Attributes that refer to elements of the same page by id. */
const references = [
  'aria-labelledby',
  'aria-describedby',
  'aria-controls',
  'aria-details',
  'for',
  'list',
  'popovertarget',
];

function referenceFaults({$, path: at}: Page): string[] {
  const ids = new Set(attributes($, '[id]', 'id'));
  const named = references.flatMap((name) =>
    attributes($, `[${name}]`, name).flatMap((value = '') => value.split(' ').map((id) => ({name, id}))),
  );
  const links = attributes($, 'a[href*="#"]', 'href')
    .map((href = '') => new URL(href, `${origin}${at}`))
    .filter((to) => to.origin === origin && to.hash !== '');
  return [
    ...named.filter(({id}) => !ids.has(id)).map(({name, id}) => `${name} names "${id}", which is not there`),
    ...links
      .filter(({pathname, hash}) => {
        const there = pathname === at ? ids : anchors.get(decodeURIComponent(pathname));
        return !there?.has(decodeURIComponent(hash.slice(1)));
      })
      .map(({pathname, hash}) => `links to ${pathname}${hash}, which is not there`),
  ];
}

/** Returns headings that skip a level, on the whole page and below its title. */
function headingFaults({$}: Page): string[] {
  return ['body', 'main'].flatMap((part) => {
    const levels = [
      part === 'main' ? 0 : 1,
      ...$(`${part} :is(h1, h2, h3, h4, h5, h6)`)
        .toArray()
        .map((heading) => Number($(heading).prop('tagName')?.[1])),
    ];
    return levels
      .slice(1)
      .filter((level, index) => level > levels[index]! + 1)
      .map((level) => `skips a level before an h${level} in its ${part}`);
  });
}

/** Focusable scroll areas need a name, such as formulas that are wider than a phone. */
function scrollFaults({$}: Page): string[] {
  const named = '[role]:is([aria-label]:not([aria-label=""]), [aria-labelledby])';
  return faults({
    'has a formula that cannot be scrolled by the keyboard': $('math[display="block"]')
      .toArray()
      .some((formula) => $(formula).closest('[tabindex="0"]').length === 0),
    'has something to scroll without a name': $('[tabindex="0"]').not(`${named}, pre`).length > 0,
  });
}

/** Returns the selectors that a page's own styles hide without JavaScript. */
function hiddenWithoutScript({$}: Page): string {
  const selectors: string[] = [];
  postcss.parse(textsAt($, 'style').join('\n')).walkDecls('display', ({value, parent}) => {
    const media = parent?.parent;
    const applies =
      media?.type === 'root' ||
      (media?.type === 'atrule' && /scripting: ?none/.test((media as AtRule).params));
    if (applies && value.startsWith('none')) {
      selectors.push(...(parent as Rule).selectors.filter((selector) => !selector.includes(':')));
    }
  });
  return ['[hidden]', '[popover]', 'dialog', 'noscript', 'template', ...selectors].join();
}

/** Useless without the script: a button outside forms that opens nothing by itself, and a checkbox beside a drawing. */
const scripted = 'button[type="button"]:not([popovertarget]), :has(> canvas) input';

function scriptFaults(page: Page): string[] {
  const {$} = page;
  const controls = $(scripted).toArray();
  const hidden = controls.length > 0 ? hiddenWithoutScript(page) : '';
  return controls
    .filter((control) => $(control).closest(hidden).length === 0)
    .map((control) => `shows "${$(control).text() || $(control).attr('aria-label')}" where no script runs`);
}

const bad = (html: string, address = '/pricing') => toPage(address, html);

/** Rules with their pages, a page that breaks the rule, and its message. */
const rules: readonly (readonly [string, readonly Page[], (page: Page) => string[], Page, number])[] = [
  ['heads say what the page is', allPages, headFaults, bad('<html lang=it><title>A</title><title>B'), 5],
  [
    'addresses and previews are its own',
    allPages,
    addressFaults,
    bad(`<link rel=canonical href="${origin}/other"><link rel=alternate hreflang=en href=/a>`, '/nowhere'),
    6,
  ],
  ['search engines get description, card and way', listedPages, listingFaults, bad('<title>A</title>'), 4],
  [
    'pictures and files are there',
    allPages,
    fileFaults,
    bad(`<img src="./raw.png" alt="" width="1" height="1"><img src="/favicon.svg" alt="">
      <picture><source srcset="/assets/no.avif 1w, /favicon.svg 2w"></picture><a href="/assets/files/no.pdf"></a>
      <a href="/it/downloads/no.pdf"></a><img src="data:image/png;base64,a" alt="" width="1" height="1">`),
    6,
  ],
  [
    'elements nest as HTML asks',
    allPages,
    ({$}) => structureFaults($),
    bad('<ul><div><li>A</li></div></ul><p id="a">A</p><p id="a">B</p>'),
    3,
  ],
  [
    'what names an element or a place finds it',
    allPages,
    referenceFaults,
    bad(
      '<p aria-labelledby="a b" id="a"><label for="c">C</label><a href="#d">D</a><a href="/nowhere#a">E</a>',
    ),
    4,
  ],
  ['no level of headings is skipped', allPages, headingFaults, bad('<h3>A</h3><main><h2>B</h2></main>'), 2],
  [
    'what is scrolled can be focused and has a name',
    allPages,
    scrollFaults,
    bad('<math display="block"></math><div tabindex="0" role="group" aria-label=""></div>'),
    2,
  ],
  [
    'controls that need a script are hidden without it',
    allPages,
    scriptFaults,
    bad(`<style>.a { display: none } @media print { .b { display: none } }</style><button type="button">A</button>
      <p class="a"><button type="button">B</button><p class="b"><button type="button">C</button><p><canvas></canvas><input aria-label="D">`),
    3,
  ],
];

it.each(rules)('%s', (_, concerned, faultsOf, broken, count) => {
  expect(faultsOf(broken)).toHaveLength(count);
  expect(concerned.length).toBeGreaterThan(40);
  const found = concerned.flatMap((page) => faultsOf(page).map((fault) => `${page.path}: ${fault}`));
  expect(found).toEqual([]);
});

const repeated = (texts: readonly (string | undefined)[]) =>
  texts.filter((text, index) => texts.indexOf(text) !== index);

it.each(locales)('no title and no description stands twice in %s', (locale) => {
  const own = allPages.filter(({language, otherVersion}) => language === locale && !otherVersion);
  expect(repeated(own.map(({$}) => $('head title').text()))).toEqual([]);
  expect(repeated(own.filter(({missing}) => !missing).map((page) => meta(page, 'description')))).toEqual([]);
});

it.each(locales)('pages in %s have cards of their own', (locale) => {
  const cards = listedPages
    .filter(({language, otherVersion}) => language === locale && !otherVersion)
    .map((page) => meta(page, 'og:image'));
  expect(repeated(cards)).toEqual([]);
});

it('every address that the site knows has a page in every language', () => {
  const absent: readonly string[] = [
    ...(process.env.API_ORIGIN?.trim() === 'none' ? serverRoutes.map((id) => routes[id]) : []),
    ...pagesWithoutCustomer.map((file) => `/${file.replace('.tsx', '')}`),
  ];
  const known = Object.values(routes).filter((route) => !route.includes('#') && !absent.includes(route));
  for (const locale of locales) {
    expect(known.filter((route) => !paths.has(pathIn(locale, route)))).toEqual([]);
    expect(absent.filter((route) => paths.has(pathIn(locale, route)))).toEqual([]);
    expect(paths).toContain(pathIn(locale, '/404'));
  }
});
