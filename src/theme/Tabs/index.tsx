// Change: radio buttons and a style sheet; no state.
export {Tabs as default} from '@site/src/features/reading/Tabs';
