import {defineIsland} from '../../site/islands/defineIsland';
import EmailTest from './EmailTest';

export default defineIsland(__filename, EmailTest);
