// Change: our own cards.
export {DocCards as default} from '@site/src/features/guides/DocCards';
