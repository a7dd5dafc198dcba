/** Writes the built site's pages for rejected forms. Runs in the folder of the site. */
import {mkdirSync} from 'node:fs';
import path from 'node:path';
import {writeContactForms} from '../../scripts/bundleServer';

const folder = process.cwd();
const dist = path.join(folder, 'api/dist');
mkdirSync(dist, {recursive: true});
void writeContactForms(folder, path.join(folder, 'build'), dist);
