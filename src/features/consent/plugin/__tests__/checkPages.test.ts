import type {ThirdParty} from '@site/src/data/thirdPartySchema';
import {standIns} from '@site/tests/standIns';
import {factsOf, readPage} from '../../../../rendering/page/readPage';
import {createPageCheck} from '../checkPages';

const [video, map, analytics] = standIns('https://frames.example', 'https://stats.example');
const check = (body: string, head = '', parties: ThirdParty[] = [video, analytics]) =>
  createPageCheck(parties).sourcesOf('/a', factsOf(readPage(`<head>${head}</head>${body}`)));

it('lets in the origins of scripts on every page, and of frames those that the page embeds', () => {
  expect(check('')).toEqual({all: ['https://stats.example'], frames: []});
  const embed = check('<figure data-embed="video"></figure>', '', [video, map]);
  expect(embed).toEqual({all: [], frames: ['https://frames.example']});
});

it('says so where a page embeds one that is not listed, unless nobody is sent to the page', () => {
  const body = '<p data-embed-unlisted="yutube"></p>';
  const sentence = (listed: string) =>
    new RegExp(
      `^<Embed of="yutube"> names no video or map of src/data/thirdParties.ts, which lists ${listed}: add it there, or take the embed out.$`,
    );
  expect(() => check(body, '', [video, map, analytics])).toThrow(sentence('"video", "map"'));
  expect(() => check(body, '', [])).toThrow(sentence('none'));
  expect(() => check(body, '<meta name="robots" content="nofollow">')).toThrow(sentence('"video"'));
  expect(() => check(body, '<meta name="robots" content="noindex, nofollow">')).not.toThrow();
  // The site's text that contains such an embed.
  const text = '<p data-embed-unlisted="youtube" data-embed-text="docs/writing/embeds.mdx"></p>';
  expect(() => check(text)).toThrow(
    /^docs\/writing\/embeds\.mdx:[1-9]\d+: <Embed of="youtube"> names no video/,
  );
});

it('says so where a frame would be loaded before it is allowed, and warns of one that stays empty', () => {
  const frame = '<iframe src="https://frames.example/1"></iframe>';
  expect(() => check('<iframe src="//stats.example/opt-out"></iframe>')).toThrow('use <Embed>');
  expect(() => check(`${frame}<figure data-embed="video"></figure>`)).toThrow(
    '<iframe src="https://frames.example/1"> would be loaded before the visitor allows it: use <Embed>',
  );
  const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  const {sourcesOf, warnOfEmpty} = createPageCheck([video, analytics]);
  sourcesOf('/a', factsOf(readPage(frame)));
  warnOfEmpty();
  const warning = /an <iframe>[^]*\n {2}\/a: https:\/\/frames\.example\/1$/;
  expect(warn.mock.calls).toEqual([[expect.stringMatching(warning)]]);
  warn.mockRestore();
});
