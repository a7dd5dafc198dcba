/** Seeds changes of Docusaurus that nobody would notice: the build stops, and goes on as Docusaurus is today. */
import {compileSSGTemplate, type SSGTemplateCompiled} from '@docusaurus/core/lib/ssg/ssgTemplate';
import postcss, {type Plugin} from 'postcss';
import {requireKnownCalls} from '../alivePages';
import {requireExports} from '../reliance';
import {requireRouter} from '../serverBuild';
import {deadState, requireAliases, requireGuard} from '../state';
import {requireReactsCalls} from '../state/calls.cjs';
import {routeFile} from '../state/routeFile';
import {pageTemplate} from '../template';
import {unmirrored} from '../unmirrored';

const given = {
  ...{
    appHtml: '',
    baseUrl: '',
    bodyAttributes: '',
    headTags: '',
    postBodyTags: '',
    scripts: [],
    stylesheets: [],
  },
  htmlAttributes: ' data-has-hydrated="false"',
  metaAttributes: [' data-rh="true"'],
};
let template: SSGTemplateCompiled;
beforeAll(async () => {
  template = await compileSSGTemplate(pageTemplate());
});
const html = (own: object) => () => template({...given, ...own} as never);
const {alias} = deadState.resolve as {alias: Record<string, string>};
const aliases = (own: object) => () => requireAliases({resolve: {alias: own as never}});
const guard = (code: string) => () => requireGuard(['', code]);
const routeOf = (entry: unknown) => () =>
  routeFile('/a', '1', {
    registry: {c: entry},
    routesChunkNames: {'/a-1': {__comp: 'c'}},
    siteDir: '/s',
  } as never);
/** Named as a function of React. */
const renderWithHooks = (component: () => unknown) => [component()];
const mirror = {postcssPlugin: 'RtlCssPlugin'};
const styles = (first: Plugin, second: Plugin) => () =>
  postcss([first, second]).process('a{}', {from: '/a.css'}).css;

it.each<[string, () => unknown, () => unknown]>([
  ['The template is not given "headTags"', html({headTags: undefined}), html({})],
  ['The template finds no marks', html({htmlAttributes: ''}), html({})],
  ['The template finds no marks', html({metaAttributes: ['']}), html({})],
  ['Docusaurus does not depend on react-router', () => requireRouter({}), () => requireRouter()],
  [
    'Links call window.docusaurus.a',
    () => requireKnownCalls('window.docusaurus.a()'),
    () => requireKnownCalls(),
  ],
  ['The bundler has no alias @docusaurus/', aliases({}), aliases(alias)],
  ['The build that renders', guard('// "./state/guard.cjs"('), guard('{\n"./state/guard.cjs"(module) {')],
  [
    'The registry does not name the file of the route /a',
    routeOf(['@site/a.tsx']),
    routeOf([0, '@site/a.tsx']),
  ],
  ['React calls', requireReactsCalls, () => renderWithHooks(requireReactsCalls)],
  ['A has no b', () => requireExports('A', {b: undefined}), () => requireExports('A', {b: 0})],
  ['theme-classic mirrors', styles(mirror, unmirrored), styles(unmirrored, mirror)],
])('%s: stops the build', (sentence, seeded, right) => {
  expect(seeded).toThrow(new RegExp(`^${sentence}.*src/rendering/README.md lists what is relied upon\\.$`));
  expect(right).not.toThrow();
});
