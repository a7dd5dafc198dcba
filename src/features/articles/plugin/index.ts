export {parsePage} from './parsePage';
export {
  elementsIn,
  findElement,
  hoverTitle,
  isBackReference,
  readArticle,
  sourceOfFormula,
  textOf,
  treeOf,
  warnOfLosses,
  wordsOfDrawing,
} from './readArticle';
export {toMarkdown} from './toMarkdown';
export {toMdast} from './toMdast';
export {toFeedHtml} from './toFeedHtml';
