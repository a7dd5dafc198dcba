import {textPage} from '../../../../../tests/textPage';
import {twinOf} from '../twin';

const twin = (html: string, description = 'What *it* is.') =>
  twinOf(
    textPage(html, {route: '/b'}),
    {source: 'docs/a.md', title: 'A [guide]', description},
    'https://a.example',
    'Page',
  );

it('begins with title, description and address', () => {
  const head = '> What \\*it\\* is.\n\nPage: <https://a.example/b>\n\n';
  expect(twin('<p>Text.</p>')).toBe(`# A \\[guide]\n\n${head}Text.\n`);
  expect(twin('<h1>Its own</h1><p>Text.</p>')).toBe(`# Its own\n\n${head}Text.\n`);
  expect(twin('', '')).toBe('# A \\[guide]\n\nPage: <https://a.example/b>\n');
});
