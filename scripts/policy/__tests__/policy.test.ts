import {createHash} from 'node:crypto';
import {withPolicy} from '../policy';

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
const page = (rest: string) =>
  `<!doctype html><html><head><meta charset=UTF-8>${rest}</head><body></body></html>`;
const policyOf = (html: string) =>
  /<meta charset=UTF-8><meta http-equiv=Content-Security-Policy content="([^"]*)">/.exec(html)?.[1];

test('allows the scripts and styles of the page by their hashes, and nothing else inline', () => {
  const html = page(
    '<style>a{b:c}</style><script>one()</script><script src=/a.js></script><script type=application/ld+json>{}</script><script>two()</script><script type=speculationrules>{}</script>',
  );
  expect(policyOf(withPolicy(html))).toBe(
    `script-src 'self' 'wasm-unsafe-eval' 'inline-speculation-rules' ${hashOf('one()')} ${hashOf('two()')};style-src-elem 'self' ${hashOf('a{b:c}')}`,
  );
});

test('a text that looks like a replacement stays what it is', () => {
  expect(withPolicy(page("<script>$&$'</script>"))).toContain("<script>$&$'</script>");
});

test.each([
  ['<html><head></head></html>', 'no <meta charset'],
  [withPolicy(page('')), 'a policy already'],
  [page('<body onload=go()>'), 'an inline handler, onload'],
  [page('<img alt="" onerror="go()">'), 'an inline handler, onerror'],
])('refuses %s', (html, words) => {
  expect(() => withPolicy(html)).toThrow(words);
});

test('words of the text are no handlers', () => {
  expect(() => withPolicy(page('<p>once=twice on=off</p><script>a.onload=b</script>'))).not.toThrow();
});
