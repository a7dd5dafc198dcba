import {bundle} from '../bundle';

const pageScript = (tokens: readonly string[] | false) =>
  bundle('shell/page-script/index.ts', {define: {THIRD_PARTY_TOKENS: tokens}}).code;

it('leaves no names behind where code stands in a page, and names files by what they hold', () => {
  const {code, file} = bundle('features/decorations/browser/drawing.ts');
  expect(code).toMatch(/^"use strict";\(\(\)=>\{|^\(\(\)=>\{/);
  // Both are inlined in an article, and each declares top-level names.
  for (const script of ['features/reading/browser/copyCode.ts', 'shell/page-script/keepPlace.ts']) {
    expect(bundle(script).code).toMatch(/^\(\(\)=>\{/);
  }
  expect(file).toMatch(/^assets\/js\/drawing\.[0-9a-f]{8}\.js$/);
  expect(bundle('features/search/browser/search.css').file).toMatch(
    /^assets\/css\/search\.[0-9a-f]{8}\.css$/,
  );
});

it('has code for third parties only where there are such', () => {
  const [with_, without] = [pageScript(['video.12345678']), pageScript(false)];
  for (const part of ['video.12345678', 'thirdPartyConsent', 'data-embed-load']) {
    expect(with_).toContain(part);
    expect(without).not.toContain(part);
  }
});
