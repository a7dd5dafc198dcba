import {defineIsland} from '../../site/islands/defineIsland';
import FloorPrice from './FloorPrice';

export default defineIsland(__filename, FloorPrice);
