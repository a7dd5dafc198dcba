import path from 'node:path';
import type {LoadContext} from '@docusaurus/types';
import {offerScript} from './script';
import {outputFile} from '../../../lib/outputFile';
import type {SitePlugin} from '../../../rendering/lifecycle';

/** Adds the script that offers a page in the visitor's preferred language, if the site has several. */
export default function languageOffer({siteDir}: LoadContext): SitePlugin {
  return {
    name: 'language-offer',
    async writeFiles({outDir}) {
      const script = offerScript(siteDir);
      if (script) {
        outputFile(path.join(outDir, script.file), script.code);
      }
    },
  };
}

export {offerScript} from './script';
