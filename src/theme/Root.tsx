// Change: provides the page's language to all components.
export {LanguageProvider as default} from '../site/LanguageProvider';
