import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {standIns} from '@site/tests/standIns';
import {languageList} from '../../lib/languages';
import {thirdParties} from '../thirdParties';
import {thirdPartyProblems} from '../thirdPartySchema';
import {whereItalian} from '@site/tests/whereItalian';

const root = path.resolve(__dirname, '../../..');
const list = standIns('https://frames.example', 'https://stats.example');
const [video, map, analytics] = list;
const languages = {complete: ['en', 'it'], partial: ['de']};
const problems = (...entries: unknown[]) => thirdPartyProblems(entries, () => true, languages);

it('takes the list of this site, and one with each kind', () => {
  const isFile = (file: string) => existsSync(path.join(root, 'static', file));
  expect(thirdPartyProblems(thirdParties, isFile, languageList(root))).toEqual([]);
  expect(problems(...list)).toEqual([]);
  expect(
    problems({...video, kind: 'map'}, {...analytics, kind: 'chat', origins: ['wss://a.example']}),
  ).toEqual([]);
});

const at = 'src/data/thirdParties.ts: entry 1 ("Sample Video"):';
const atScript = 'src/data/thirdParties.ts: entry 1 ("Sample Statistics"):';

it.each<[string, unknown, string]>([
  [
    'no purpose in a language',
    {...video, purpose: {en: 'Shows videos.'}},
    `${at} purpose.it must say in Italian what it does for the visitor`,
  ],
  [
    'a purpose in a language that the site has not',
    {...video, purpose: {...video!.purpose, de: 'Zeigt Filme.', fr: 'Montre des films.'}},
    `${at} purpose has a field that means nothing here: fr`,
  ],
  [
    'no purpose',
    {...video, purpose: undefined},
    `${at} purpose must say in English and Italian what it does for the visitor`,
  ],
  [
    'an origin with a path',
    {...analytics, origins: ['https://stats.example/api']},
    `${atScript} origins.0 must be an origin alone, https:// and a host: without a path or a slash at its end`,
  ],
  [
    'http:',
    {...video, frame: 'http://frames.example/{id}'},
    `${at} frame must be the address of its frame, which begins with https://`,
  ],
  [
    'http: in a script',
    {...analytics, scripts: [{src: 'http://stats.example/a.js'}]},
    `${atScript} scripts.0.src must begin with https://, or with a slash where it is a file in static`,
  ],
  ['an unknown kind', {...video, kind: 'film'}, `${at} kind must be one of video, map, analytics, chat`],
  ['no kind', {...video, kind: undefined}, `${at} kind must be one of video, map, analytics, chat`],
  [
    'a frame without place for the id',
    {...video, frame: 'https://frames.example/one'},
    `${at} frame must hold {id} behind its host: it stands for what a text shows`,
  ],
  [
    'an id in the host',
    {...video, page: 'https://{id}.example/'},
    `${at} page must hold {id} behind its host: it stands for what a text shows`,
  ],
  [
    'an id with a space',
    {...video, id: 'You Tube'},
    `${at} id must be lower-case letters, digits and hyphens: it stands in texts and addresses`,
  ],
  [
    'a country that is none',
    {...video, processedIn: ['UE']},
    `${at} processedIn.0 must be the code of a country, such as "IE", or "EU"`,
  ],
  ['no country', {...video, processedIn: []}, `${at} processedIn must name at least one country`],
  ['no company', {...video, company: ' '}, `${at} company must say which company runs it`],
  [
    'nothing said of what it stores',
    {...video, stores: undefined},
    `${at} stores must list what it stores in the browser; [] where it stores nothing`,
  ],
  [
    'an unknown time',
    {...video, stores: [{name: 'a', in: 'cookie', kept: 'a year'}]},
    `${at} stores.0.kept must be "session", "until deleted" or a time such as "30 minutes" or "13 months"`,
  ],
  [
    'what the site stores itself',
    {...analytics, stores: [{name: 'cookie*', in: 'cookie', kept: 'session'}]},
    `${atScript} stores.0.name is what the site itself stores: it would be deleted with the consent`,
  ],
  [
    'two misspelt fields',
    {...video, orgins: [], nam: ''},
    `${at} has a field that means nothing here: orgins, nam`,
  ],
  [
    'no address of its policy',
    {...video, page: undefined},
    `${at} page must be the address of the same at its own site, which begins with https://`,
  ],
  [
    'attributes of a number',
    {...analytics, scripts: [{src: '/a.js', attributes: {id: 7}}]},
    `${atScript} scripts.0.attributes.id Invalid input: expected string, received number`,
  ],
  ['no id', {...video, id: undefined}, `${at} id is missing`],
  [
    'no name',
    {...video, name: undefined},
    'src/data/thirdParties.ts: entry 1: name must say what visitors know it as',
  ],
  [
    'an id in the query of no path',
    {...video, page: 'https://a.example'},
    `${at} page must hold {id} behind its host: it stands for what a text shows`,
  ],
  [
    'an origin that is no web address',
    {...analytics, origins: ['ftp://a.example']},
    `${atScript} origins.0 must begin with https:// or wss://`,
  ],
  [
    'an origin that is no address',
    {...analytics, origins: ['stats']},
    `${atScript} origins.0 must begin with https:// or wss://`,
  ],
  [
    'an address of another kind on this machine',
    {...video, frame: 'ftp://localhost/{id}'},
    `${at} frame must be the address of its frame, which begins with https://`,
  ],
  [
    'a country by name',
    {...video, processedIn: ['XIE']},
    `${at} processedIn.0 must be the code of a country, such as "IE", or "EU"`,
  ],
  [
    'two countries in one',
    {...video, processedIn: ['IEX']},
    `${at} processedIn.0 must be the code of a country, such as "IE", or "EU"`,
  ],
  [
    'scripts that are no list',
    {...analytics, scripts: '/a.js'},
    `${atScript} scripts Invalid input: expected array, received string`,
  ],
  ['a misspelt field', {...video, orgins: []}, `${at} has a field that means nothing here: orgins`],
  [
    'a script without address',
    {...analytics, scripts: []},
    `${atScript} scripts must name at least one script`,
  ],
])('says what is wrong: %s', (_, entry, sentence) => {
  expect(problems(entry)).toEqual([sentence]);
});

it('says which entries have the same name', () => {
  expect(problems(video, {...video, id: 'other'})).toEqual([
    'src/data/thirdParties.ts: entry 2 ("Sample Video"): name "Sample Video" is that of another entry too',
  ]);
  expect(problems(video, {...video, name: 'Other'})).toEqual([
    'src/data/thirdParties.ts: entry 2 ("Other"): id "video" is that of another entry too',
  ]);
});

it('says of a list that it is none, and of an entry that it is none', () => {
  expect(thirdPartyProblems({}, () => true, languages)).toEqual([
    'src/data/thirdParties.ts: entry NaN: Invalid input: expected array, received object',
  ]);
  expect(problems(null, video).filter((it) => !it.includes('entry 1'))).toEqual([]);
  expect(problems({...video, name: undefined}, {...map, name: undefined}).join()).not.toContain(
    'another entry',
  );
});

it('says so where a script of ours is not there', () => {
  expect(thirdPartyProblems([analytics], () => false, languages)).toEqual([
    `${atScript} scripts names /third-parties/set-up.js, which is no file in static`,
  ]);
});

it('takes addresses of this machine, to try things out', () => {
  expect(problems({...video, frame: 'http://localhost:1/{id}', page: 'http://localhost:1/{id}'})).toEqual([]);
});

it.each([['docs/writing'], ...whereItalian.rows(['i18n/it/docusaurus-plugin-content-docs/current/writing'])])(
  'takes the entries that %s offers to copy',
  (folder) => {
    const text = readFileSync(path.join(root, folder, 'embeds.mdx'), 'utf8');
    const blocks = [...text.matchAll(/```ts\n(\{[\s\S]*?\n\})\n```/g)].map(([, code = '']) => code);
    expect(blocks.length).toBeGreaterThanOrEqual(7);
    // They are written for people, not as JSON.
    const entries = blocks.map((code) => new Function(`return ${code}`)() as unknown);
    expect(problems(...entries)).toEqual([]);
  },
);
