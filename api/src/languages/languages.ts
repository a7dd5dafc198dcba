/** Languages of the API: those of the site. */
import {contactErrors} from '../../../src/content/contactErrors';
import {operatorMail, type OperatorMailContent} from '../../../src/content/operatorMail';
import {server, type ServerContent} from '../../../src/content/server';
import {sourceLanguage} from '../../../src/lib/locale';
import {type PartialWords, withFallback} from '../../../src/lib/words';
import type {ContactMessages} from '../contract';
import {installed} from './installed';

export interface ApiWords {
  readonly server: ServerContent;
  readonly contactErrors: ContactMessages;
  readonly operatorMail: OperatorMailContent;
}

const english: ApiWords = {server, contactErrors, operatorMail};

/** Languages of the site, BCP 47 tags. The first one, English, is the default. */
export const locales: readonly string[] = [sourceLanguage, ...Object.keys(installed)];

const words = new Map(
  locales.map((locale) => [
    locale,
    withFallback<ApiWords>(english, installed[locale] as PartialWords<ApiWords> | undefined),
  ]),
);

/** Returns the API's words in a language. English replaces missing ones. */
export const wordsIn = (locale: string): ApiWords => words.get(locale) ?? english;
