// Change: our own anchor link.
export {Heading as default} from '@site/src/features/reading/Heading';
