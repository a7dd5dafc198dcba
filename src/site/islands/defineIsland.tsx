import {use} from 'react';
import type {IslandSlots} from '@site/src/rendering/islands/contract';
import {createDefineIsland} from '@site/src/rendering/islands/createDefineIsland';
import {LanguageContext} from '../LanguageContext';
import {IslandFailure} from './IslandFailure';
import {LanguageOfPage} from './LanguageOfPage';

export const slots: IslandSlots = {
  Failure: IslandFailure,
  Provider: LanguageOfPage,
  useContexts() {
    const language = use(LanguageContext);
    return (inside) => <LanguageContext value={language}>{inside}</LanguageContext>;
  },
};

export const defineIsland = createDefineIsland(slots);
