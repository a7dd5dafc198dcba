import {defineIsland} from '../islands/defineIsland';
import ReportCounter from './ReportCounter';

export default defineIsland(__filename, ReportCounter);
