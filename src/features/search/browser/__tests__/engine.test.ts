import {makeSearch, type PagefindIndex} from '../engine';
import {understand} from '../understandQuery';

const texts = {
  price: 'what a plan costs and what the price of one more client is',
  terms: 'the agreement may be terminated with notice the liability is limited',
  threats: 'ransomware encrypts files and phishing steals a password',
  practice: 'two factor authentication protects a password and backups protect files',
  life: 'far from it all there is force and much later a major event',
  near: 'it ends by force major and so on for a long while yet',
  law: 'whom nis2 concerns is said in nis 2 itself',
  dates: 'nis was signed on 6 july and repealed in 2024',
};
type Id = keyof typeof texts;

/** Index that matches prefixes, and shortens unknown words as Pagefind does. */
function fakeIndex(): PagefindIndex & {readonly asked: string[]} {
  const asked: string[] = [];
  const placesOf = (id: Id, word: string) =>
    texts[id].split(' ').flatMap((own, at) => (own.startsWith(word) ? [at] : []));
  const ids = Object.keys(texts) as Id[];
  return {
    asked,
    search(query) {
      asked.push(query ?? '');
      const isPhrase = query?.startsWith('"');
      const words = (query ?? '').replaceAll('"', '').split(' ').filter(Boolean);
      const stems = words.map((word) => {
        let stem = word;
        while (stem.length > 1 && !ids.some((id) => placesOf(id, stem).length > 0)) {
          stem = isPhrase ? '' : stem.slice(0, -1);
        }
        return stem || word;
      });
      const found = ids.filter(
        (id) =>
          stems.every((stem) => placesOf(id, stem).length > 0) &&
          (!isPhrase || texts[id].includes(words.join(' '))),
      );
      return Promise.resolve({
        results: found.map((id) => ({
          id,
          score: stems.length,
          words: stems.flatMap((stem) => placesOf(id, stem)),
          data: () =>
            Promise.resolve({
              url: `/${id}`,
              content: texts[id],
              raw_content: texts[id],
              meta: {},
              filters: {},
              anchors: [],
            }),
        })),
      });
    },
  };
}

const understanding = understand({
  ignored: ['the'],
  endings: [],
  synonyms: [
    ['mfa', 'two factor authentication'],
    ['cancel', 'terminated'],
    ['nis2', 'nis 2'],
  ],
});

async function search(query: string, answering?: ReadonlySet<string>) {
  const index = fakeIndex();
  const loadVocabulary = jest.fn(() => Promise.resolve(Object.values(texts).join(' ').split(' ')));
  const find = makeSearch(index, {total: 5, significant: understanding.significant, loadVocabulary});
  const found = await find(understanding.conceptsOf(query), answering);
  return {...found, ids: found.pages.map(({id}) => id), asked: index.asked, loadVocabulary};
}

it('finds a page by another word for the same thing', async () => {
  expect((await search('mfa')).ids).toEqual(['practice']);
  expect((await search('cancel')).ids).toEqual(['terms']);
});

it('looks for a phrase with a short number as it stands, not for all that begins so', async () => {
  for (const query of ['nis2', 'nis 2']) {
    expect((await search(query)).ids).toEqual(['law']);
  }
});

it('finds pages that lack a word, after those that have all, and says which', async () => {
  const {pages, ids} = await search('password ransomware');
  expect(ids).toEqual(['threats', 'practice']);
  expect(pages.map(({missing}) => missing)).toEqual([[], ['ransomware']]);
  expect((await search('password xylophone')).pages[0]!.missing).toEqual(['xylophone']);
});

it('reads a misspelt word as the nearest of the site, and says so', async () => {
  const {ids, corrected} = await search('ramsomware files');
  expect(ids[0]).toBe('threats');
  expect(corrected).toBe('ransomware files');
});

it('puts first the page in which the words stand close together', async () => {
  expect((await search('force major')).ids).toEqual(['near', 'life']);
});

it('puts first the page that has the answer', async () => {
  expect((await search('password')).ids[0]).toBe('threats');
  expect((await search('password', new Set(['practice']))).ids[0]).toBe('practice');
});
