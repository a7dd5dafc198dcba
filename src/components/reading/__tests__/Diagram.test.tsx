import {renderToStaticMarkup} from 'react-dom/server';
import {Diagram} from '../Diagram';

jest.mock('@docusaurus/Translate', () => ({translate: ({message}: {message: string}) => message}), {
  virtual: true,
});

const drawing = {
  drawing: '<path d="M0 0h1"/>',
  viewBox: '0 0 200 80.4',
  id: 'd1',
  source: 'pie\n  "a<b" : 1',
};

it('says in words what it shows', () => {
  const html = renderToStaticMarkup(<Diagram {...drawing} name="Plans" description="a < b & c" />);
  expect(html).toContain(
    'aria-label="Plans" aria-describedby="d1-text" viewBox="0 0 200 80.4" width="200" height="80"',
  );
  expect(html).toContain('<desc id="d1-text">a &lt; b &amp; c</desc><path d="M0 0h1"/>');
  expect(html).not.toContain('<details');
});

it('without a description, can be opened as text', () => {
  const html = renderToStaticMarkup(<Diagram {...drawing} />);
  expect(html).toContain('aria-label="Diagram"');
  expect(html).not.toContain('aria-describedby');
  expect(html).toMatch(
    /<details[^>]*><summary>The diagram as text<\/summary><pre>pie\n {2}&quot;a&lt;b&quot; : 1<\/pre>/,
  );
});
