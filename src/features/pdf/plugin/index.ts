export {barHeight, drawBar} from './bars';
export {drawCheckBox, drawFormField} from './formFields';
export {alphabets, loadFonts, paperReads, signs, type FontSource} from './fonts';
export {Sheet, area, bandHeight, type Part} from './sheet';
export {drawTable, keptWhole, layOutTable} from './table';
