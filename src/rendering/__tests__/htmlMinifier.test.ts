import {leaveHtmlAsItIs} from '../htmlMinifier';

it('replaces the minifier by one that changes nothing', async () => {
  const minifiers: Parameters<typeof leaveHtmlAsItIs>[0] = {
    getHtmlMinifier: () => Promise.reject(new Error()),
  };
  leaveHtmlAsItIs(minifiers);
  const minifier = await minifiers.getHtmlMinifier?.();
  expect(await minifier?.minify('<p >A</p>')).toEqual({code: '<p >A</p>', warnings: []});
  expect(process.env.SKIP_HTML_MINIFICATION).toBe('true');
});

it('finds it where Docusaurus has it', () => {
  expect(leaveHtmlAsItIs).not.toThrow();
});

it('says so where it is not there', () => {
  expect(() => leaveHtmlAsItIs({})).toThrow('@docusaurus/bundler has no getHtmlMinifier.');
});
