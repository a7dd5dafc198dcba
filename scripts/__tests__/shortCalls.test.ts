import {shortCalls} from '../shortCalls';

it('keeps the sentences of errors in errors, and the first calls of each', () => {
  const said = `[ERROR] Error: Unable to build
    at a (build.js:1:1)
    at b (build.js:2:1)
    at c (build.js:3:1)
    ... 4 lines matching cause stack trace ...
    at d (cli.js:1:1) {
  [cause]: Error: docs/a.mdx:8  cannot be computed
      at render (a.js:1:1)
      at e (a.js:2:1)
      at f (a.js:3:1)
}
[INFO] Docusaurus version: 3`;
  expect(said.split('\n').filter(shortCalls())).toEqual([
    '[ERROR] Error: Unable to build',
    '    at a (build.js:1:1)',
    '    at b (build.js:2:1)',
    '    at d (cli.js:1:1) {',
    '  [cause]: Error: docs/a.mdx:8  cannot be computed',
    '      at render (a.js:1:1)',
    '      at e (a.js:2:1)',
    '}',
    '[INFO] Docusaurus version: 3',
  ]);
});
