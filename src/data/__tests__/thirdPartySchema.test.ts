import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {standIns} from '@site/tests/standIns';
import {languageList} from '../../lib/languages';
import {thirdParties} from '../thirdParties';
import {thirdPartyProblems} from '../thirdPartySchema';
import {whereItalian} from '@site/tests/whereItalian';

const root = path.resolve(__dirname, '../../..');
const list = standIns('https://frames.example', 'https://stats.example');
const [video, , analytics] = list;
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

it.each<[string, object, RegExp]>([
  ['no purpose in a language', {...video, purpose: {en: 'Shows videos.'}}, /purpose\.it must say in Italian/],
  [
    'a path in an origin',
    {...analytics, origins: ['https://a.example/api']},
    /origins\.0 must be an origin alone/,
  ],
  ['http:', {...video, frame: 'http://frames.example/{id}'}, /frame must .* https:\/\/$/],
  [
    'no place for the id',
    {...video, frame: 'https://frames.example/one'},
    /frame must hold \{id\} behind its host/,
  ],
  ['an id in the host', {...video, page: 'https://{id}.example/'}, /page must hold \{id\} behind its host/],
  ['an id with a space', {...video, id: 'You Tube'}, /id must be lower-case letters/],
  ['no kind', {...video, kind: undefined}, /kind must be one of video, map, analytics, chat/],
  ['a country that is none', {...video, processedIn: ['UE']}, /processedIn\.0 must be the code of a country/],
  ['no country', {...video, processedIn: []}, /processedIn must name at least one country/],
  ['no company', {...video, company: ' '}, /company must say which company/],
  ['nothing of what it stores', {...video, stores: undefined}, /stores must list what it stores/],
  [
    'a time',
    {...video, stores: [{name: 'a', in: 'cookie', kept: 'a year'}]},
    /stores\.0\.kept must be "session"/,
  ],
  [
    'what the site stores itself',
    {...analytics, stores: [{name: 'cookie*', in: 'cookie', kept: 'session'}]},
    /stores\.0\.name is what the site itself stores/,
  ],
  ['misspelt fields', {...video, orgins: [], nam: ''}, /a field that means nothing here: orgins, nam$/],
  ['no script', {...analytics, scripts: []}, /scripts must name at least one script/],
])('says what is wrong: %s', (_, entry, sentence) => {
  const [problem, ...more] = problems(entry);
  expect(problem).toMatch(/^src\/data\/thirdParties\.ts: entry 1 \("Sample (?:Video|Statistics)"\): /);
  expect([problem, more]).toEqual([expect.stringMatching(sentence), []]);
});

it('says which entries have the same name', () => {
  expect(problems(video, {...video, id: 'other'})).toEqual([
    'src/data/thirdParties.ts: entry 2 ("Sample Video"): name "Sample Video" is that of another entry too',
  ]);
  expect(problems(video, {...video, name: 'Other'})).toEqual([
    'src/data/thirdParties.ts: entry 2 ("Other"): id "video" is that of another entry too',
  ]);
});

it('says so where a script of ours is not there', () => {
  expect(thirdPartyProblems([analytics], () => false, languages)).toEqual([
    expect.stringContaining('scripts names /third-parties/set-up.js, which is no file in static'),
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
    // The examples are JavaScript literals, not JSON.
    const entries = blocks.map((code) => new Function(`return ${code}`)() as unknown);
    expect(problems(...entries)).toEqual([]);
  },
);
