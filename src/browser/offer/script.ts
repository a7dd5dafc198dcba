import {existsSync} from 'node:fs';
import path from 'node:path';
import {type Bundled, bundle} from '../bundle';
import type {LanguageOfferContent} from '../../content/languageOffer';
import {languagesOf} from '../../lib/languages';
import {readWords, wordsFile} from '../../lib/readWords';

/**
 * The script that offers a page in another language, with the words of all languages that have some: a sentence of another
 * language would not be understood. None on a site with one language.
 *
 * @param siteDir folder of the site
 */
export function offerScript(siteDir: string): Bundled | undefined {
  const languages = languagesOf(siteDir);
  if (languages.length < 2) {
    return undefined;
  }
  const offers = languages
    .filter((language) => existsSync(path.join(siteDir, wordsFile(language, 'languageOffer'))))
    .map((language) => [language, readWords<LanguageOfferContent>(siteDir, language, 'languageOffer')]);
  const {code} = bundle('offer/index.ts', {
    format: 'esm',
    define: {OFFERS: Object.fromEntries(offers)},
    text: ['.css'],
  });
  // Each page names it and few load it: a hash in the name would cost all pages more than a question now and then.
  return {code, file: 'offer.js'};
}
