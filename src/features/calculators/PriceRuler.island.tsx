import {defineIsland} from '../../site/islands/defineIsland';
import PriceRuler from './PriceRuler';

export default defineIsland(__filename, PriceRuler);
