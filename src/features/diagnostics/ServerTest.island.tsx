import {defineIsland} from '../../site/islands/defineIsland';
import ServerTest from './ServerTest';

export default defineIsland(__filename, ServerTest);
