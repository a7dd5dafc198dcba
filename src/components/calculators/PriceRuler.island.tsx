import {defineIsland} from '../islands/defineIsland';
import PriceRuler from './PriceRuler';

export default defineIsland(__filename, PriceRuler);
