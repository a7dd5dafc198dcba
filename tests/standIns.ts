import type {FramedParty, ScriptedParty} from '@site/src/data/thirdPartySchema';

/** Invented third parties: a valid list with each kind of frame and a script. */
export function standIns(frames: string, scripts: string): [FramedParty, FramedParty, ScriptedParty] {
  const common = {
    company: 'Stand-in Limited',
    privacyPolicy: 'https://stand-in.example/privacy',
    processedIn: ['IE', 'US'],
    purpose: {en: 'Stands in for a service.', it: 'Sostituisce un servizio.'},
  };
  return [
    {
      ...common,
      id: 'video',
      kind: 'video',
      name: 'Sample Video',
      stores: [{name: 'player', in: 'local storage', kept: 'until deleted'}],
      frame: `${frames}/embed/{id}`,
      page: `${frames}/watch/{id}`,
    },
    {
      ...common,
      id: 'map',
      kind: 'map',
      name: 'Sample Map',
      stores: [],
      frame: `${frames}/map?place={id}`,
      page: `${frames}/place/{id}`,
    },
    {
      ...common,
      id: 'analytics',
      kind: 'analytics',
      name: 'Sample Statistics',
      stores: [
        {name: '_stand', in: 'cookie', kept: '13 months'},
        {name: '_stand_*', in: 'local storage', kept: 'until deleted'},
      ],
      scripts: [
        {src: '/third-parties/set-up.js'},
        {src: `${scripts}/script.js`, attributes: {'data-site': 'portal'}},
      ],
    },
  ];
}
