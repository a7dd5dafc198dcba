import {fixtureBrand as brand} from '../../../tests/fixtureBrand';
import {article} from '../structuredData';

const site = {url: 'https://a.example', baseUrl: '/base/it/', home: '/base/'};
const organisation = {'@id': 'https://a.example/base/#organization'};
const logo = 'https://a.example/base/favicon.svg';

it('tells what an article is, its picture and pages of authors where there are any', () => {
  const facts = {
    title: 'Title',
    description: 'Words.',
    date: '2026-03-01T10:00:00.000Z',
    permalink: '/base/it/blog/a',
    authors: [{name: 'Ada', permalink: '/base/it/blog/authors/ada'}, {name: 'Bob'}],
  };
  const node = {
    '@type': 'Article',
    headline: 'Title',
    description: 'Words.',
    datePublished: '2026-03-01',
    inLanguage: 'it',
    url: 'https://a.example/base/it/blog/a',
    mainEntityOfPage: 'https://a.example/base/it/blog/a',
    author: [
      {'@type': 'Person', name: 'Ada', url: 'https://a.example/base/it/blog/authors/ada'},
      {'@type': 'Person', name: 'Bob'},
    ],
    publisher: {'@type': 'Organization', ...organisation, name: 'Probe', logo},
  };
  expect(article(site, brand, facts, 'it')).toStrictEqual(node);
  expect(article(site, brand, {...facts, image: '/base/cover.png'}, 'it')).toStrictEqual({
    ...node,
    image: 'https://a.example/base/cover.png',
  });
  expect(article(site, brand, {...facts, changed: '2026-11-27T00:00:00.000Z'}, 'it')).toStrictEqual({
    ...node,
    dateModified: '2026-11-27',
  });
});
