import {withPolicy} from '../policy';

const page = (head: string) => `<!doctype html><html><head><meta charset=UTF-8>${head}</head><body></body>`;
const policyOf = (html: string) =>
  /http-equiv="Content-Security-Policy" content="([^"]*)"/.exec(html)?.[1] ?? '';
const directive = (html: string, name: string) =>
  policyOf(html)
    .split(';')
    .find((part) => part.startsWith(`${name} `));

it('lets in what stands in the page, and names it by its hash', () => {
  // printf alert(1) | openssl dgst -sha256 -binary | base64
  const html = withPolicy(page('<script>alert(1)</script><style>a{}</style>'));
  expect(directive(html, 'script-src')).toContain("'sha256-bhHHL3z2vDgxUt0W3dWQOrprscmda2Y5pLsLg4GF+pI='");
  expect(directive(html, 'style-src')).toMatch(/^style-src 'self' 'sha256-[\w+/]{43}='$/);
  expect(html.indexOf('http-equiv')).toBeLessThan(html.indexOf('<script'));
});

it.each(['', '"'])('names rules for prefetching and modules, and no data (%s)', (quote) => {
  const script = (type: string, text: string) => `<script type=${quote}${type}${quote}>${text}</script>`;
  const html = withPolicy(
    page(
      script('speculationrules', '{}') +
        script('module', '1') +
        script('application/ld+json', '{"a":1}') +
        '<script src=/a.js></script>',
    ),
  );
  expect(directive(html, 'script-src')?.match(/sha256-/g)).toHaveLength(2);
});

it('lets in no other script or style sheet of a page', () => {
  const html = withPolicy(page('<script>1</script><style>a{}</style>'));
  expect(directive(html, 'script-src')).not.toContain('unsafe-inline');
  expect(directive(html, 'style-src')).not.toContain('unsafe-inline');
});

it('does not go on without its place', () => {
  expect(() => withPolicy('<p>')).toThrow(/meta charset/);
});
