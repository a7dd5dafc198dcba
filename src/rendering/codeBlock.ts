import {createCodeBlockMetadata} from '@docusaurus/theme-common/internal';
import {requireExports} from './reliance';

requireExports('@docusaurus/theme-common', {createCodeBlockMetadata});

/** Docusaurus's reading of a block of code: title, numbers and marked lines. */
export {createCodeBlockMetadata};
