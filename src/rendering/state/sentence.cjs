/* global GUARD -- set by the plugin */
const {lineOf, placeInText, tagOf} = require('../../lib/placeInText');
const {textOf} = require('./calls.cjs');

/** What a build has said in full. */
const said = new Set();

/** The package that a file belongs to. `undefined` for files of the site. */
const packageOf = (file = '') => /.*node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(file)?.[1];

/** A file with the line on which something stands in it. */
function withLine(file, found) {
  const line = lineOf(textOf(file) ?? '', found);
  return line === undefined ? file : `${file}:${line}`;
}

/** Finds what is used, the last word: 'uses useState', 'listens to onClick', 'uses <Redirect>'. */
function usedIn(what) {
  const [, tag, name] = /(?:<(\w+)>|(\w+))$/.exec(what) ?? [];
  return tag ? tagOf(tag) : new RegExp(`\\b${name}\\s*[<(=:]`);
}

/** File of the component that has the state, if it is one of the site; the page's otherwise. */
function placeOf({text, page, component, file, placedIn}, what) {
  if (text !== undefined) {
    return placeInText(text, component ? tagOf(component) : usedIn(what));
  }
  const own = [file, placedIn].find((it) => it && !packageOf(it)) ?? page;
  const ofPackage = packageOf(file);
  return own && withLine(own, ofPackage ? new RegExp(`['"]${ofPackage}['"/]`) : usedIn(what));
}

/** A folder for islands: not that of pages, where they would be some. */
const isForIslands = (folder) => /^src\/(?!pages\/?(?!.*\/_)|theme\b)/.test(`${folder}/`);

/** Lines that make an island of a component. */
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
    "    import {defineIsland} from '@site/src/components/islands/defineIsland';",
    `    import ${isNamed ? `{${island}}` : island} from './${stays ? base : island}';`,
    `    export default defineIsland(__filename, ${island});`,
    `  and place it as <${island} when="intent" />, imported from that file.`,
    ...(text === undefined && page && !page.startsWith('@')
      ? [
          `  Or let React take over the whole page, by a line in ${page}:`,
          "    export const island = 'load';",
        ]
      : []),
    '  src/components/islands/README.md says more.',
  ];
}

/** What it is called, with the package it comes from and the page it is on, as far as they are known. */
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
 * What is said of a component that would be dead on its page.
 *
 * @param {{text?: string, page?: string, component?: string, file?: string, placedIn?: string}} where
 * @param {string} what it needs React for: 'uses useState'
 * @param {{why?: string, instead?: string}} [words] why that is dead, if not for want of React; what to use, if not an island
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
  // A build says what belongs to all pages once. In a browser, React renders again what has failed.
  if (typeof GUARD === 'object' && GUARD.build) {
    said.add(first);
  }
  return instead ? `${start}, ${instead}` : `${start}, ${why} ${islandLines(where).join('\n')}`;
}

module.exports = {sentence};
