import {defineIsland} from '../../site/islands/defineIsland';
import SavingsCalculator from './SavingsCalculator';

export default defineIsland(__filename, SavingsCalculator);
