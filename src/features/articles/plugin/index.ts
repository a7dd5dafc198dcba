export {parsePage} from './parsePage';
export {findElement, readArticle, textOf, treeOf, warnOfLosses} from './readArticle';
export {toMarkdown} from './toMarkdown';
export {toMdast} from './toMdast';
