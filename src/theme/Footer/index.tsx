// Change: our own footer; its links, contact and badges come from src/data.
export {Footer as default} from '@site/src/shell/Footer';
