import {defineIsland} from '../../site/islands/defineIsland';
import PlanDates from './PlanDates';

export default defineIsland(__filename, PlanDates);
