/** Writes the pages by which the server answers refused forms, of the built site in whose folder it runs. */
import {mkdirSync} from 'node:fs';
import path from 'node:path';
import {writeContactForms} from '../../scripts/bundleServer';

const folder = process.cwd();
const dist = path.join(folder, 'api/dist');
mkdirSync(dist, {recursive: true});
void writeContactForms(folder, path.join(folder, 'build'), dist);
