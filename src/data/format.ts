import {formats as formatsIn} from '../lib/format';
import {currency} from './plans';

/** Returns formatters for one language and the currency of the prices (`src/lib/format.ts`). */
export const formats = (language: string) => formatsIn(language, currency);
