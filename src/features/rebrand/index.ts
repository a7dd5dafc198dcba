export {
  brandColours,
  defaultColour,
  parsePreview,
  previewQuery,
  storePreview,
  triedStyle,
  type PreviewBrand,
} from './brandPreview';
export {writeAddress} from './previewAddress';
