export {
  findElement,
  hoverTitle,
  isBackReference,
  parsePage,
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
