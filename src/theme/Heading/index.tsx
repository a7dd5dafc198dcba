// Change: our own link to itself.
export {Heading as default} from '@site/src/components/reading/Heading';
