import {defineIsland} from '../islands/defineIsland';
import ServerTest from './ServerTest';

export default defineIsland(__filename, ServerTest);
