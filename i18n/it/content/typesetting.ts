// sourceHash: '57ba121a44b1'
import type {TypesettingContent} from '@site/src/content/typesetting';
import {withoutStrandedWords} from '../italian';

export const typesetting: TypesettingContent = {
  title: withoutStrandedWords,
};
