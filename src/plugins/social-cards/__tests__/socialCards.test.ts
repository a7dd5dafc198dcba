import type {PublishedText} from '../../../lib/publishedTexts';
import {chooseCards, ownCards} from '../chooseCards';
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
    // A post without a page, in another language, has no card.
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
