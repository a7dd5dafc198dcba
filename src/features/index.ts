/** Capabilities that are Docusaurus plugins. docusaurus.config.ts lists those that this site has. */
import type {PluginModule} from '@docusaurus/types';
import blogPlugin from './blog/plugin';
import legalPlugin from './legal/plugin';

// Docusaurus's type of modules knows no options.
export const blog = blogPlugin as PluginModule;
export const legal = legalPlugin as PluginModule;
export {default as brandFiles} from './brand/plugin';
export {default as changelog} from './changelog/plugin';
export {default as decorations} from './decorations/plugin';
export {default as devApi} from './dev-api/plugin';
export {default as diagrams} from './diagrams/plugin';
export {default as downloads} from './downloads/plugin';
export {default as feeds} from './feeds/plugin';
export {default as languageOffer} from './language-offer/plugin';
export {default as llms} from './llms/plugin';
export {default as markdown} from './markdown/plugin';
export {default as ownScan} from './own-scan/plugin';
export {default as pageWords} from './page-words/plugin';
export {default as pictures} from './pictures/plugin';
export {default as search} from './search/plugin';
export {default as siteAddress} from './site-address/plugin';
export {default as socialCards} from './social-cards/plugin';
export {default as staticHosts} from './static-hosts/plugin';
export {default as thirdParties} from './consent/plugin';
export {default as translations} from './translations/plugin';
export {default as visitBrand} from './rebrand/plugin';
