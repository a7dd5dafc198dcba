// Change: tells everything below it which language the page is in.
export {LanguageProvider as default} from '../components/shell/LanguageProvider';
