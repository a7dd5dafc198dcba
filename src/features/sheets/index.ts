export {SheetPaper} from './SheetPaper';
export {useSheetPath} from './useSheetPath';
