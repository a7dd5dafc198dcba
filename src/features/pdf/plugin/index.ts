export {barHeight, drawBar} from './bars';
export {drawCheckBox, drawFormField} from './formFields';
export {alphabets, loadFonts, signs, type FontSource} from './fonts';
export {paperReads} from './reads';
export {Sheet, area, bandHeight, type Part} from './sheet';
export {drawTable, keptWhole, layOutTable} from './table';
