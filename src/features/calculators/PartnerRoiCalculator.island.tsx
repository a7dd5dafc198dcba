import {defineIsland} from '../../site/islands/defineIsland';
import PartnerRoiCalculator from './PartnerRoiCalculator';

export default defineIsland(__filename, PartnerRoiCalculator);
