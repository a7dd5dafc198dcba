import {defineIsland} from '../islands/defineIsland';
import ComparisonPdf from './ComparisonPdf';

export default defineIsland(__filename, ComparisonPdf);
