import {defineIsland} from '../islands/defineIsland';
import SheetBrand from './SheetBrand';

export default defineIsland(__filename, SheetBrand);
