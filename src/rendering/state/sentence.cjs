/* global GUARD -- set by the plugin */
const {lineOf, placeInText, tagOf} = require('../placeInText');
const {textOf} = require('./calls.cjs');

/** Facts of the build; none in a test. */
const guard = () => (typeof GUARD === 'object' ? GUARD : {});

/** Explanations already given in full by this build. */
const said = new Set();

/** Returns the package of a file, or `undefined` for files of the site. */
const packageOf = (file = '') => /.*node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(file)?.[1];

/** Returns a file with the line of a match. */
function withLine(file, found) {
  const line = lineOf(textOf(file) ?? '', found);
  return line === undefined ? file : `${file}:${line}`;
}

/** Returns a pattern for the used name, the last word: 'uses useState', 'listens to onClick', 'uses <Redirect>'. */
function usedIn(what) {
  const [, tag, name] = /(?:<(\w+)>|(\w+))$/.exec(what) ?? [];
  return tag ? tagOf(tag) : new RegExp(`\\b${name}\\s*[<(=:]`);
}

/** Returns the file of the stateful component if it belongs to the site, otherwise the page's. */
function placeOf({text, page, component, file, placedIn}, what) {
  if (text !== undefined) {
    return placeInText(text, component ? tagOf(component) : usedIn(what));
  }
  const own = [file, placedIn].find((it) => it && !packageOf(it)) ?? page;
  const ofPackage = packageOf(file);
  return own && withLine(own, ofPackage ? new RegExp(`['"]${ofPackage}['"/]`) : usedIn(what));
}

/** True for a folder that may contain islands: pages' folders would turn them into pages. */
const isForIslands = (folder) => /^src\/(?!pages\/?(?!.*\/_)|theme\b)/.test(`${folder}/`);

/** Returns the lines of code that turn a component into an island. */
function islandLines({text, page, component: name = 'Name', file}) {
  const ofPackage = packageOf(file);
  const [, folder = '', base = ''] = (!ofPackage && /^(.*)\/([^/]+)\.\w+$/.exec(file ?? '')) || [];
  const stays = isForIslands(folder);
  const island = ofPackage ? 'Name' : name;
  const into = stays ? folder : 'src/components';
  const isNamed =
    stays && new RegExp(`^export (?:function|class|const) ${name}\\b`, 'm').test(textOf(file) ?? '');
  const start = ofPackage
    ? `Write the part of the page that it belongs to as a component of your own, ${into}/${island}.tsx, and make it an island:`
    : stays
      ? 'Make it an island:'
      : `Move what needs it into ${into}/${island}.tsx, and make that an island:`;
  return [
    start,
    `  ${into}/${island}.island.tsx`,
    `    import {defineIsland} from '${guard().islands}';`,
    `    import ${isNamed ? `{${island}}` : island} from './${stays ? base : island}';`,
    `    export default defineIsland(__filename, ${island});`,
    `  and place it as <${island} when="intent" />, imported from that file.`,
    ...(text === undefined && page && !page.startsWith('@')
      ? [
          `  Or let React take over the whole page, by a line in ${page}:`,
          "    export const island = 'load';",
        ]
      : []),
    '  src/site/islands/README.md says more.',
  ];
}

/** Names the component, its package and its page, as far as they are known. */
function subjectOf({text, page, component, file}, place) {
  const ofPackage = packageOf(file);
  const nameless = ofPackage ? 'a component' : 'a component without a name';
  const orElement = text === undefined || ofPackage ? '' : ', or an element of the text,';
  const isElsewhere = text === undefined && page && !place?.startsWith(page);
  return [
    component ? `<${component}>` : nameless + orElement,
    ofPackage ? ` of ${ofPackage}` : '',
    isElsewhere ? `, on the page ${page},` : '',
  ].join('');
}

/**
 * Returns the error message for a component that would not work on its page.
 *
 * @param {{text?: string, page?: string, component?: string, file?: string, placedIn?: string}} where
 * @param {string} what it needs React for: 'uses useState'
 * @param {{why?: string, instead?: string}} [words] the reason, if not the missing hydration; a replacement, if not
 * an island
 */
function sentence(
  where,
  what,
  {why = 'and pages are sent without React: it would do nothing there.', instead} = {},
) {
  const place = placeOf(where, what);
  const start = `${place ? `${place}: ` : ''}${subjectOf(where, place)} ${what}`;
  const first = `${place} ${what}`;
  if (said.has(first)) {
    return `${start}, as said of another page.`;
  }
  // A build gives the general explanation once. In a browser, React renders a failed component again.
  if (guard().build) {
    said.add(first);
  }
  return instead ? `${start}, ${instead}` : `${start}, ${why} ${islandLines(where).join('\n')}`;
}

module.exports = {sentence};
