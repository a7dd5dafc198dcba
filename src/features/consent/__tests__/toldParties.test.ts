import type {ThirdParty} from '@site/src/data/thirdPartySchema';
import {standIns} from '@site/tests/standIns';
import {toldParties} from '../toldParties';

const [video, , analytics] = standIns('https://frames.example', 'https://stats.example');
const tokenOf = (party: ThirdParty) => toldParties([party])[0]?.token;

it('tells of scripts and of what can be removed here', () => {
  const [told, framed] = toldParties([analytics, video]);
  expect(told).toMatchObject({scripts: analytics.scripts, stores: ['_stand', '_stand_*']});
  expect(framed).toEqual({id: 'video', token: expect.stringMatching(/^video\.[0-9a-f]{8}$/)});
});

it('asks again for another service, and not for other words', () => {
  const same = [
    {...video, purpose: {en: 'Shows films.', it: 'Mostra filmati.'}},
    {...video, name: 'Another name', privacyPolicy: 'https://elsewhere.example/'},
    {...video, processedIn: [...video.processedIn].reverse()},
    {...video, frame: 'https://frames.example/player/{id}'},
  ];
  expect(same.map(tokenOf)).toEqual(same.map(() => tokenOf(video)));
  const others: ThirdParty[] = [
    {...video, id: 'film'},
    {...video, company: 'Another Limited'},
    {...video, processedIn: ['US']},
    {...video, stores: []},
    {...video, frame: 'https://player.example/{id}'},
    {...video, origins: ['https://cdn.example']},
  ];
  const tokens = others.map(tokenOf);
  expect(tokens).not.toContain(tokenOf(video));
  expect(new Set(tokens).size).toBe(others.length);
});
