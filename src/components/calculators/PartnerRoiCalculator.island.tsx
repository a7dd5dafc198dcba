import {defineIsland} from '../islands/defineIsland';
import PartnerRoiCalculator from './PartnerRoiCalculator';

export default defineIsland(__filename, PartnerRoiCalculator);
