// Change: our own card.
export {DocCard as default} from '@site/src/features/guides/DocCards';
