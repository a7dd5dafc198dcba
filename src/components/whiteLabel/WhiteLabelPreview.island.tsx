import {defineIsland} from '../islands/defineIsland';
import WhiteLabelPreview from './WhiteLabelPreview';

export default defineIsland(__filename, WhiteLabelPreview);
