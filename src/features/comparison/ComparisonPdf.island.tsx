import {defineIsland} from '../../site/islands/defineIsland';
import ComparisonPdf from './ComparisonPdf';

export default defineIsland(__filename, ComparisonPdf);
