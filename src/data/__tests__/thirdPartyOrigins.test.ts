import {standIns} from '@site/tests/standIns';
import {frameOrigins, isFramed, isScripted, scriptOrigins} from '../thirdPartyOrigins';

const [video, map, analytics] = standIns('https://frames.example', 'https://stats.example');

it('knows whom frames and scripts come from', () => {
  expect([video, map, analytics].map(isFramed)).toEqual([true, true, false]);
  expect([video, map, analytics].map(isScripted)).toEqual([false, false, true]);
  const more = {...video, frame: 'https://a.example/{id}', origins: ['https://b.example']};
  expect(frameOrigins([video, more])).toEqual([
    'https://a.example',
    'https://b.example',
    'https://frames.example',
  ]);
  expect(scriptOrigins([analytics])).toEqual(['https://stats.example']);
  const wider = {...analytics, origins: ['https://*.collect.example', 'https://stats.example']};
  expect(scriptOrigins([video, map, wider])).toEqual(['https://*.collect.example', 'https://stats.example']);
});
