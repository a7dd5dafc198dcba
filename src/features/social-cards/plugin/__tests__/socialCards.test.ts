import {cardArea} from '../cardArea';
import {previewTitle} from '../tags';

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
  ['/', 'site'],
  ['/pricing', 'site'],
  ['/blog', 'site'],
  ['/terms', 'legal'],
  ['/guides/a', 'guides'],
  ['/blog/b', 'blog'],
  ['/blog/tags/c', 'blog'],
])('the area of %s is %s', (route, area) => {
  const kinds = new Map([
    ['/guides/a', 'guide'],
    ['/blog/b', 'post'],
  ] as const);
  expect(cardArea(route, kinds, ['/terms'])).toBe(area);
});
