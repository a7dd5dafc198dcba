// sourceHash: '92fe699f0123'
import type {TypesettingContent} from '@site/src/content/typesetting';
import {withoutStrandedWords} from '../italian';

export const typesetting: TypesettingContent = {
  title: withoutStrandedWords,
};
