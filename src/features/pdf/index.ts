export {loadFile, pdfBlob, saveBrandedFile, type FileBrand} from './brandedFile';
export {fillSlots} from './fillSlots';
export type {Line, Run} from './lines';
export {paperLogo} from './paperLogo';
export {nearest, type Box, type PaperLogo, type TextSlot} from './slots';
