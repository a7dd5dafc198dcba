import {previewImage} from '../../../lib/previewImage';
import type {PublishedText} from '../../../lib/publishedTexts';
import {emailChecks} from '../../../data/sampleReport';
import {traceOf} from '../../../lib/scanTrace';
import {reportDay, scoreOn} from '../../../lib/securityScore';
import {siteColours} from '../../brand/colours.cjs';
import {card, type CardElement, ground} from '../card';
import {chooseCards, ownCards} from '../chooseCards';
import {cardTags, previewTitle} from '../tags';

describe('previewTitle', () => {
  const page = (listed: boolean, meta: Record<string, string>) => ({
    listed,
    meta: new Map(Object.entries(meta)),
  });
  const title = {'og:title': 'Title | Brand'};

  it('reads the title that previews show', () => {
    expect(previewTitle(page(true, title))).toBe('Title | Brand');
  });

  it('gives no card to pages that may not be found, or have no title', () => {
    expect(previewTitle(page(false, title))).toBeUndefined();
    expect(previewTitle(page(true, {}))).toBeUndefined();
  });

  it('leaves a picture of its own to a page', () => {
    expect(previewTitle(page(true, {...title, 'og:image': 'https://a.example/a.png'}))).toBeUndefined();
  });
});

it.each([
  ['/a.png', '/a.png'],
  ['https://a.example/a.JPG?x', 'https://a.example/a.JPG?x'],
  ['/a.svg', undefined],
  [undefined, undefined],
])('networks show of %s: %s', (image, shown) => {
  expect(previewImage(image)).toBe(shown);
});

it('names the card with its size and what it says', () => {
  expect(cardTags('https://a.example/c.png', 'R&D "today"')).toBe(
    '<meta property="og:image" content="https://a.example/c.png"><meta property="og:image:width" content="1200"><meta property="og:image:height" content="630"><meta property="og:image:alt" content="R&amp;D &quot;today&quot;">',
  );
});

describe('what a card says', () => {
  const words = {area: 'Guides', title: 'A title', brand: 'Brand', host: 'www.example.com'};
  /** Text and type of each part, in the order of the card. */
  function partsOf({props: {style, children}}: CardElement): unknown[] {
    const {fontSize, color, textWrap} = style as Record<string, unknown>;
    return Array.isArray(children)
      ? (children as CardElement[]).flatMap(partsOf)
      : [[children, fontSize, textWrap ?? color]];
  }
  const {accent, muted} = siteColours().dark;

  it('is area, title, brand and host', () => {
    expect(partsOf(card(words))).toEqual([
      ['Guides', 32, accent],
      ['A title', 84, 'balance'],
      ['Brand', 36, undefined],
      ['www.example.com', 28, muted],
    ]);
  });

  it.each([
    ['White-label cybersecurity', 'White-label program', ''],
    ['White-label cybersecurity', 'Programs, white-label', ''],
    ['White-label cybersecurity', 'What cybersecurity costs', ''],
    ['Legal', 'Other legal texts', ''],
    // So short a word may stand for something else.
    ['Tips', 'Tips for partners', 'Tips'],
  ])('of the area %s, the card of “%s” says “%s”', (area, title, shown) => {
    expect(partsOf(card({...words, area, title}))[0]).toEqual([shown, 32, accent]);
  });

  it('has the score of the sample client beside a smaller title, with a bar for each area', () => {
    const {score, areas} = scoreOn(reportDay);
    const parts = partsOf(card({...words, sheet: true}));
    expect(parts).toContainEqual(['A title', 72, 'balance']);
    expect(parts).toContainEqual([String(score), 104, undefined]);
    expect(parts.filter((part) => (part as unknown[])[0] === '')).toHaveLength(areas.length);
  });

  it.each([
    [36, 84, 'balance'],
    [37, 68, 'balance'],
    [72, 68, 'balance'],
    [73, 54, 'wrap'],
  ])('has a size at which a title of %i letters fills its room', (length, size, wrap) => {
    const title = 'x'.repeat(length);
    expect(partsOf(card({...words, title}))[1]).toEqual([title, size, wrap]);
  });

  it('stands on the colour of the dark theme, with a mark for each check of the sample scan, and the sign', () => {
    const {bg, warn} = siteColours().dark;
    expect(ground).toMatch(
      /^<rect width="1200" height="630" fill="[^"]+"\/><g fill="none" transform="translate\(72 [\d.]+\) scale\([\d.]+\)">/,
    );
    expect(ground).toContain(`fill="${bg}"`);
    const pathOf = (colour: string) => new RegExp(`<path d="([^"]+)" stroke="${colour}"`).exec(ground)?.[1];
    const traced = traceOf(emailChecks.map(({finding}) => !finding));
    expect([pathOf(accent), pathOf(warn)]).toEqual([traced.passed, traced.toFix]);
    expect(ground).toMatch(/<svg x="72" y="512" width="52" height="52" viewBox="[\d ]+">.+<\/svg>$/);
  });
});

describe('chooseCards', () => {
  const text = (kind: PublishedText['kind'], permalink: string) =>
    ({kind, permalink}) as unknown as PublishedText;

  it('knows the area of a page', () => {
    const routes = ['/', '/terms', '/guides/a', '/blog/b', '/blog', '/blog/tags/c', '/pricing'];
    const choice = chooseCards(routes, [text('guide', '/guides/a'), text('post', '/blog/b')], ['/terms']);
    expect(Object.fromEntries([...choice].map(([route, {area}]) => [route, area]))).toEqual({
      '/': 'site',
      '/pricing': 'site',
      '/blog': 'site',
      '/terms': 'legal',
      '/guides/a': 'guides',
      '/blog/b': 'blog',
      '/blog/tags/c': 'blog',
    });
    expect([...choice.values()].every(({own}) => own)).toBe(true);
    // A post that has no page, in another language, has no card.
    expect(chooseCards([], [text('post', '/blog/b')], []).size).toBe(0);
  });

  it('gives cards of their own to the uppermost guides and the newest articles', () => {
    const deep = Array.from({length: ownCards}, (_, index) => text('guide', `/guides/x/${index}`));
    const posts = Array.from({length: ownCards + 5}, (_, index) => text('post', `/blog/${index}`));
    const guides = [...deep, text('guide', '/guides/top')];
    const routes = [...posts.toReversed(), ...guides].map(({permalink}) => permalink);
    const choice = chooseCards(routes, [...guides, ...posts], []);
    expect(choice.get('/guides/top')).toEqual({area: 'guides', own: true});
    expect([...choice.values()].filter(({area, own}) => area === 'guides' && own)).toHaveLength(ownCards);
    expect([...choice.values()].filter(({own}) => !own)).toHaveLength(1 + 5);
    expect(choice.get('/blog/0')?.own).toBe(true);
    expect(choice.get(`/blog/${ownCards - 1}`)?.own).toBe(true);
    expect(choice.get(`/blog/${ownCards}`)?.own).toBe(false);
  });
});
