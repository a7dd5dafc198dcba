import type {PublishedText} from '../../texts';
import {chooseCards, ownCards} from '../chooseCards';
import {nameCard, previewTitle} from '../tags';

const page = (head: string) =>
  `<html><head><title>A</title>${head}<meta property=og:description content=d></head><body><meta property=og:image content=not-in-the-head></body></html>`;
const title = '<meta property=og:title content="R&amp;D &quot;today&quot; | Brand">';

describe('previewTitle', () => {
  it('reads the title that previews show', () => {
    expect(previewTitle(page(title))).toBe('R&D "today" | Brand');
    expect(previewTitle(page(title))).toBe('R&D "today" | Brand');
  });

  it('gives no card to pages that may not be found', () => {
    expect(previewTitle(page(`${title}<meta name=robots content=noindex>`))).toBeUndefined();
    expect(previewTitle(page(''))).toBeUndefined();
  });

  it('leaves a picture of its own to a page, unless networks would not show it', () => {
    const picture = (file: string) =>
      `${title}<meta property="og:image" content="https://a.example/${file}"/>`;
    expect(previewTitle(page(picture('a.png')))).toBeUndefined();
    expect(previewTitle(page(picture('a.svg')))).toBe('R&D "today" | Brand');
  });
});

it('names the card beside the title, in place of what networks would not show', () => {
  const before = page(
    `${title}<meta property=og:image content=/a.svg><meta name=twitter:image content=/a.svg>`,
  );
  expect(nameCard(before, 'https://a.example/c.png', 'R&D "today"')).toBe(
    page(
      `${title}<meta property="og:image" content="https://a.example/c.png"><meta property="og:image:width" content="1200"><meta property="og:image:height" content="630"><meta property="og:image:alt" content="R&amp;D &quot;today&quot;">`,
    ),
  );
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
  });

  it('gives cards of their own to the uppermost guides and the newest articles', () => {
    const deep = Array.from({length: ownCards}, (_, index) => text('guide', `/guides/x/${index}`));
    const posts = Array.from({length: ownCards + 5}, (_, index) => text('post', `/blog/${index}`));
    const texts = [...deep, text('guide', '/guides/top'), ...posts];
    const choice = chooseCards(texts.map(({permalink}) => permalink).reverse(), texts, []);
    expect(choice.get('/guides/top')).toEqual({area: 'guides', own: true});
    expect([...choice.values()].filter(({area, own}) => area === 'guides' && own)).toHaveLength(ownCards);
    expect(choice.get('/blog/0')?.own).toBe(true);
    expect(choice.get(`/blog/${ownCards}`)?.own).toBe(false);
  });
});
