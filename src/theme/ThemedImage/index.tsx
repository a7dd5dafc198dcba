// Change: the browser chooses by the system's theme.
export {ThemedPicture as default} from '@site/src/components/reading/ThemedPicture';
