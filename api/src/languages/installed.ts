import {fileURLToPath} from 'node:url';
import {readTranslations} from '../../../src/lib/readWords';
import {apiWordFiles} from './files';

const root = fileURLToPath(new URL('../../../', import.meta.url));

/** Words of the API in each language besides English. The bundled server replaces this module by the words. */
export const installed: Readonly<Record<string, Readonly<Record<string, unknown>>>> = readTranslations(
  root,
  apiWordFiles,
);
