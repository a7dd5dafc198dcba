import {fileURLToPath} from 'node:url';
import {readTranslations} from '../../../src/lib/readWords';
import {apiWordFiles} from './files';

const root = fileURLToPath(new URL('../../../', import.meta.url));

/** The words of the API in each language besides English. The bundled server has them in the place of this file. */
export const installed: Readonly<Record<string, Readonly<Record<string, unknown>>>> = readTranslations(
  root,
  apiWordFiles,
);
