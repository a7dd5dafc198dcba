// Change: the browser chooses, by the theme of the system.
export {ThemedPicture as default} from '@site/src/components/reading/ThemedPicture';
