import {compileSSGTemplate} from '@docusaurus/core/lib/ssg/ssgTemplate';
import {pageTemplate} from '../template';

const given = {
  appHtml: '<main>A</main>',
  baseUrl: '/it/',
  bodyAttributes: ' data-rh="true"',
  headTags: '<script>1</script>',
  htmlAttributes: 'lang="it" data-has-hydrated="false"',
  metaAttributes: ['<title data-rh="true">T</title>', '<meta name="a">'],
  postBodyTags: '',
  scripts: ['assets/js/main.js', 'assets/js/islands.1.js'],
  stylesheets: ['assets/css/styles.1.css'],
};
/** As Docusaurus renders it. */
let render: (data: object) => string;
beforeAll(async () => {
  render = (await compileSSGTemplate(pageTemplate)) as typeof render;
});

it('names the style sheet and the script of the islands, and loads neither', () => {
  const html = render(given);
  expect(html).toMatch(/^<!DOCTYPE html>\s*<html lang="it"\s*>/);
  expect(html).toContain('data-styles="/it/assets/css/styles.1.css"');
  expect(html).toContain('data-scripts="/it/assets/js/islands.1.js"');
  expect(html).not.toMatch(/<link|main\.js|data-rh|data-has-hydrated/);
  expect(html).toContain('<title>T</title><meta name="a">');
});

it('brings the script of copy buttons only where there are such', () => {
  expect(render(given)).not.toContain('clipboard');
  expect(render({...given, appHtml: '<button data-copy>'})).toContain('clipboard');
});

it('brings the script of tabs only where there are such', () => {
  expect(render(given)).not.toContain('localStorage');
  expect(render({...given, appHtml: '<div data-tabs="">'})).toContain('localStorage');
});

it.each(Object.keys(given))('says so where it is not given %s', (name) => {
  expect(() => render({...given, [name]: undefined})).toThrow(`The template is not given "${name}".`);
});
