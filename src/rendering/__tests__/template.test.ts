import {compileSSGTemplate} from '@docusaurus/core/lib/ssg/ssgTemplate';
import {pageTemplate, places} from '../template';

const given = {
  appHtml: '<main>A</main>',
  baseUrl: '/it/',
  bodyAttributes: ' data-rh="true"',
  headTags: '<script>1</script>',
  htmlAttributes: 'lang="it" data-has-hydrated="false"',
  metaAttributes: ['<title data-rh="true">T</title>', '<meta name="a">'],
  postBodyTags: '<b>after</b>',
  scripts: ['assets/js/main.js', 'assets/js/islands.1.js'],
  stylesheets: ['assets/css/styles.1.css'],
};
/** As Docusaurus renders it. */
let render: (data: object) => string;
beforeAll(async () => {
  render = (await compileSSGTemplate(pageTemplate)) as typeof render;
});

it('names the style sheet and the script of the islands, and loads neither', () => {
  expect(render({...given, stylesheets: ['a.css', 'b.css']})).toBe(
    `<!DOCTYPE html><html lang="it"><head><meta charset="UTF-8">${places.policy}<title>T</title><meta name="a"><script>1</script>${places.head}${places.styles}<script type="speculationrules">{"prefetch":[{"where":{"selector_matches":"[href^='/']:not([data-search],[download])"},"eagerness":"moderate"}]}</script></head><body data-styles="/it/a.css /it/b.css" data-scripts="/it/assets/js/islands.1.js"><div id="__docusaurus"><main>A</main></div><b>after</b></body></html>`,
  );
});

it('names the script of a page that is an island, to that page alone', () => {
  const scripts = ['assets/js/page-a-1f3a.2.js', ...given.scripts, 'assets/js/page-islands-99ff.3.js'];
  const named = (bodyAttributes: string) =>
    /data-scripts="([^"]*)"/.exec(render({...given, scripts, bodyAttributes}))?.[1];
  expect(named('')).toBe('/it/assets/js/islands.1.js');
  expect(named('data-page-island="page-a-1f3a"')).toBe(
    '/it/assets/js/islands.1.js /it/assets/js/page-a-1f3a.2.js',
  );
});

it.each([
  ['copy buttons', '<button data-copy>', 'clipboard'],
  ['tabs', '<div data-tabs="">', 'localStorage'],
  ['checklists', '<ul data-checklist="">', 'checkbox'],
  ['a text with its place in other languages', '<div data-text=""><a data-to="/">', 'pointerover'],
])('brings the script of %s only where there are such', (_, appHtml, word) => {
  expect(render(given)).not.toContain(word);
  expect(render({...given, appHtml})).toContain(word);
  // Besides the one that the head has already.
  expect(render({...given, appHtml}).match(/<script>/g)).toHaveLength(2);
});

it.each(Object.keys(given))('says so where it is not given %s', (name) => {
  expect(() => render({...given, [name]: undefined})).toThrow(`The template is not given "${name}".`);
});
