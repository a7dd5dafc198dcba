import {defineIsland} from '../../site/islands/defineIsland';
import SheetBrand from './SheetBrand';

export default defineIsland(__filename, SheetBrand);
