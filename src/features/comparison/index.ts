export {comparisonRows, comparisonTexts} from './comparisonTexts';
