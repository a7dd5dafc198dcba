import {existsSync} from 'node:fs';
import path from 'node:path';
import {brand} from '../../data/brand';
import {brandProblems} from '../../data/brandSchema';
import {planProblems, planWordProblems} from '../../data/planSchema';
import {currency, plans} from '../../data/plans';
import {savingsProblems} from '../../data/savings';
import {thirdParties} from '../../data/thirdParties';
import {thirdPartyProblems} from '../../data/thirdPartySchema';
import {lookProblems} from '../../features/brand/plugin';
import {languageList, languageProblems, languagesOf} from '../../lib/languages';
import {readWords, wordsFile} from '../../lib/readWords';
import {stopFor} from '../../rendering/stopFor';

function priceProblems(siteDir: string): string[] {
  const problems = planProblems(plans, currency);
  return problems.length > 0
    ? problems
    : [
        ...savingsProblems(),
        ...languagesOf(siteDir).flatMap((language) =>
          planWordProblems(
            plans,
            wordsFile(language, 'planWords'),
            readWords(siteDir, language, 'planWords'),
          ),
        ),
      ];
}

/**
 * Checks what adopters fill in: brand, languages, prices and third parties.
 *
 * @param i18n languages as in Docusaurus's configuration
 * @throws Error with all problems of the first kind that has any
 */
export function requireFit(siteDir: string, i18n: Parameters<typeof languageProblems>[1]): void {
  stopFor('The brand does not fit:', [...brandProblems(brand), ...lookProblems(siteDir)]);
  stopFor('The languages do not fit:', languageProblems(siteDir, i18n));
  stopFor('The price list does not fit:', priceProblems(siteDir));
  const hasStaticFile = (file: string) => existsSync(path.join(siteDir, 'static', file));
  stopFor(
    'The list of third parties does not fit:',
    thirdPartyProblems(thirdParties, hasStaticFile, languageList(siteDir)),
  );
}
