export {barHeight, drawBar} from './bars';
export {loadFonts, type Fonts} from './fonts';
export {paperReads} from './reads';
export {Sheet, area, bandHeight, type Part} from './sheet';
export {drawTable, keptWhole, layOutTable} from './table';
