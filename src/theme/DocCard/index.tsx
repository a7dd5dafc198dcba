// Change: our own card.
export {DocCard as default} from '@site/src/components/reading/DocCards';
