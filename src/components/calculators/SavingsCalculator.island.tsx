import {defineIsland} from '../islands/defineIsland';
import SavingsCalculator from './SavingsCalculator';

export default defineIsland(__filename, SavingsCalculator);
