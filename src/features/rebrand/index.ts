export {brandColours, defaultColour, parsePreview, storePreview, triedStyle, type PreviewBrand} from './brandPreview';
