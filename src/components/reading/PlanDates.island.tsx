import {defineIsland} from '../islands/defineIsland';
import PlanDates from './PlanDates';

export default defineIsland(__filename, PlanDates);
