// Change: our own cards.
export {DocCards as default} from '@site/src/components/reading/DocCards';
