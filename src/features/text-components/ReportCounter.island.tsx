import {defineIsland} from '../../site/islands/defineIsland';
import ReportCounter from './ReportCounter';

export default defineIsland(__filename, ReportCounter);
