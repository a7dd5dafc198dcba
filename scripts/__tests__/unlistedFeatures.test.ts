import * as features from '../../src/features';
import {leftBehind, unlistedProblems} from '../../src/shell/configuration/unlisted';

const without = (...names: (keyof typeof features)[]) => ({
  title: '',
  url: '',
  baseUrl: '/',
  plugins: Object.entries(features)
    .filter(([name]) => !names.includes(name as never))
    .map(([, plugin]) => [plugin, {}] as never),
});

it('says what a feature leaves behind that the configuration does not list', () => {
  expect(leftBehind(without())).toEqual([]);
  expect(leftBehind(without('search', 'thirdParties', 'llms'))).toEqual([]);
  expect(leftBehind(without('downloads', 'ownScan'))).toEqual([
    expect.stringMatching(/does not list features\.downloads: .+ Take .+ out/),
    expect.stringMatching(/does not list features\.ownScan: .+ Take .+ out/),
  ]);
});

it('refuses a site without features that pages or texts need', () => {
  expect(unlistedProblems(without('search'))).toEqual([]);
  expect(unlistedProblems(without('pageWords', 'markdown'))).toEqual([
    'plugins: pages and texts need features.pageWords. List it.',
    'plugins: pages and texts need features.markdown. List it.',
  ]);
});
