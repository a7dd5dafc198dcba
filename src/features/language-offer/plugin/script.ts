import {existsSync} from 'node:fs';
import path from 'node:path';
import {type Bundled, bundle} from '../../../lib/bundle';
import type {LanguageOfferContent} from '../../../content/languageOffer';
import {languagesOf} from '../../../lib/languages';
import {readWords, wordsFile} from '../../../lib/readWords';

/**
 * Bundles the language offer with the words of all languages, so that each visitor can read the offer. Returns
 * `undefined` for a site with one language.
 */
export function offerScript(siteDir: string): Bundled | undefined {
  const languages = languagesOf(siteDir);
  if (languages.length < 2) {
    return undefined;
  }
  const offers = languages
    .filter((language) => existsSync(path.join(siteDir, wordsFile(language, 'languageOffer'))))
    .map((language) => [language, readWords<LanguageOfferContent>(siteDir, language, 'languageOffer')]);
  const {code} = bundle('features/language-offer/browser/index.ts', {
    format: 'esm',
    define: {OFFERS: Object.fromEntries(offers)},
    text: ['.css'],
  });
  // All pages name the script and few load it: a hash in the name would cost all pages more bytes than an occasional
  // revalidation.
  return {code, file: 'offer.js'};
}
