/** Docusaurus's reading of a block of code: title, numbers and marked lines. */
export {createCodeBlockMetadata} from '@docusaurus/theme-common/internal';
