/** The languages in which the API answers: those of the site. */
import {contactErrors} from '../../../src/content/contactErrors';
import {operatorMail, type OperatorMailContent} from '../../../src/content/operatorMail';
import {server, type ServerContent} from '../../../src/content/server';
import {sourceLanguage} from '../../../src/lib/locale';
import {type PartialWords, withFallback} from '../../../src/lib/words';
import type {ContactMessages} from '../contract';
import {installed} from './installed';

/** Everything that the API says in one language. */
export interface ApiWords {
  readonly server: ServerContent;
  readonly contactErrors: ContactMessages;
  readonly operatorMail: OperatorMailContent;
}

const english: ApiWords = {server, contactErrors, operatorMail};

/** Languages of the site, BCP 47 tags; English, in which the API answers where none is asked for, is the first. */
export const locales: readonly string[] = [sourceLanguage, ...Object.keys(installed)];

const words = new Map(
  locales.map((locale) => [
    locale,
    withFallback<ApiWords>(english, installed[locale] as PartialWords<ApiWords> | undefined),
  ]),
);

/** What the API says in a language; English words stand in for those that it has not got. */
export const wordsIn = (locale: string): ApiWords => words.get(locale) ?? english;
