import path from 'node:path';
import {sidebarsOf} from './src/plugins/sidebars';

export default sidebarsOf(path.join(__dirname, 'docs'));
