export {findElement, parsePage, readArticle, textOf, treeOf, warnOfLosses} from './readArticle';
export {toMarkdown} from './toMarkdown';
export {toMdast} from './toMdast';
export {toFeedHtml} from './toFeedHtml';
