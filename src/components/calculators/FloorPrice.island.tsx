import {defineIsland} from '../islands/defineIsland';
import FloorPrice from './FloorPrice';

export default defineIsland(__filename, FloorPrice);
