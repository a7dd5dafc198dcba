import {defineIsland} from '../../site/islands/defineIsland';
import WhiteLabelPreview from './WhiteLabelPreview';

export default defineIsland(__filename, WhiteLabelPreview);
