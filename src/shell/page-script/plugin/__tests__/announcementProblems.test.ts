import type {Config} from '@docusaurus/types';
import {announcementProblems} from '../announcementProblems';

it.each([
  [{backgroundColor: '#ffffff', textColor: '#cccccc'}, '#cccccc on #ffffff has a contrast of 1.6'],
  [{backgroundColor: '#ffffff'}, 'give both backgroundColor and textColor, or neither'],
  [{backgroundColor: '#000', textColor: 'white'}, 'write colours as #rrggbb'],
  [{backgroundColor: '#000', textColor: '#fff'}, undefined],
  [{}, undefined],
])('judges the colours of the announcement bar: %j', (announcementBar, sentence) => {
  const found = announcementProblems({themeConfig: {announcementBar}} as unknown as Config);
  expect(found).toEqual(sentence === undefined ? [] : [expect.stringContaining(sentence)]);
});
